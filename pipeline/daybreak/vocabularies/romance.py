"""Outcome wording of the Romance languages: es, fr, it, pt-BR. Data only; `daybreak.vocabularies` says how to read it."""

from __future__ import annotations

from typing import Final

__all__ = ("ROMANCE",)

ROMANCE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "es": {
        "outcomes": (
            # corregido, resuelto
            "corregid{o,a,os,as}", "corregí", "corrigió", "corrigieron", "arreglad{o,a,os,as}", "arreglé", "arregló", "arreglaron",
            "arreglamos", "solucionad{o,a,os,as}", "solucioné", "solucionó", "solucionaron", "resuelt{o,a,os,as}", "resolví", "resolvió",
            "resolvimos", "resolvieron", "reparad{o,a,os,as}", "reparé", "reparó", "restablecid{o,a,os,as}", "depurad{o,a,os,as}",
            # encontrado
            "{encontré,encontró,encontramos,encontraron,encontrado,hallado,hallamos} {la causa,el error,el problema,el fallo,la solución}",
            "{encontré,encontró,encontramos,encontrado} {un error,un fallo,el bug,un bug,el origen,la raíz,el motivo}", "causa encontrada",
            "descubrí", "descubrió", "descubrimos", "descubrieron", "{he,ha,hemos,han} descubierto", "resultó {que,ser}", "resulta que",
            "causa raíz", "la causa {era,fue,es}", "el {problema,error,fallo,motivo} {era,fue}", "se debía a", "{me,nos} dimos cuenta",
            "me di cuenta", "averigüé", "averiguamos", "detectad{o,a,os,as}", "detecté", "detectó", "reproduje", "concluí",
            # decidido
            "decidid{o,a,os,as}", "decidí", "decidió", "decidimos", "decidieron", "{hemos,han,he} acordado", "llegamos a un acuerdo",
            "{optamos,opté,optó} por", "elegimos", "elegí", "aprobad{o,a,os,as}", "rechazad{o,a,os,as}", "firmamos", "firmé",
            # verificado
            "verificad{o,a,os,as}", "verifiqué", "verificó", "confirmad{o,a,os,as}", "confirmé", "confirmó", "comprobad{o,a,os,as}",
            "comprobé", "comprobó", "{pruebas,prueba,tests} {pasan,pasaron,pasó}", "aprobé", "todo en verde", "validad{o,a,os,as}",
            # desplegado
            "desplegad{o,a,os,as}", "desplegué", "desplegó", "desplegamos", "fusionad{o,a,os,as}", "fusioné", "fusionamos",
            "{pasó,puesto} a producción", "puest{o,a} en producción", "publiqué", "publicó", "publicamos", "lanzamos", "lanzó",
            "completad{o,a,os,as}", "completé", "completó", "terminé", "terminó", "terminamos", "finalizad{o,a,os,as}", "migrad{o,a,os,as}",
            "migramos", "revertid{o,a,os,as}", "revertí", "revertimos", "cancelad{o,a,os,as}", "cancelé", "logré", "logró", "logramos",
            "conseguí", "consiguió", "conseguimos",
            # funciona
            "{ya,ahora,por fin} {funciona,funcionan}", "{vuelve,vuelven,volvió,volvieron} a funcionar",
            "{funciona,funcionan} {de nuevo,otra vez}", "funcionó", "funcionaron", "está de vuelta",
            # falló
            "falló", "fallaron", "{ha,han,había,habían} fallado", "fracasó", "fracasaron", "fracasad{o,a,os,as}", "se cayó", "se cayeron",
            "se colgó", "se bloqueó", "se rompió", "se rompieron", "dejó de funcionar", "dejaron de funcionar",
            "no {funciona,funcionó,funcionaba}", "expiró", "tiempo de espera agotado", "agotó el tiempo", "se agotó", "se estropeó",
            "estropead{o,a}", "empeoró", "abandoné", "{sigue,siguen} fallando",
            # quitado, sustituido
            "eliminad{o,a,os,as}", "eliminé", "eliminó", "eliminamos", "quité", "quitó", "quitamos", "reemplazad{o,a,os,as}", "reemplacé",
            "reemplazamos", "sustituid{o,a,os,as}", "sustituí", "sustituimos", "renombrad{o,a,os,as}", "renombré", "reescrit{o,a,os,as}",
            "reescribí", "reescribimos", "descartad{o,a,os,as}", "descarté", "descartamos",
            # in everyday words
            "al final {no,sí,usamos,nos quedamos,lo}", "acordamos", "acordé", "acordó", "acordaron", "quedamos en",
            "{nos quedamos,me quedo} con",
            "firmad{o,a,os,as}", "quedó {list{o,a},hech{o,a},en}", "quedaron {list{os,as},hech{os,as}}",
            "{ya,ahora} {cuadra,cuadran,coinciden,usa,corre,carga,tarda}", "{tiene,tienen} explicación",
            "el truco {fue,era,está}", "{bajó,bajaron,pasó,pasaron,subió,subieron} de", "{era,fue} {por,culpa de} {el,la,los,las}",
            "{fallo,error,problema,culpa} {era,fue,estaba}", "añadí", "añadimos", "moví", "movimos", "cambié", "cambiamos", "instalé",
            "dejé {de,el,la,los,las}", "{ha,han} desaparecido", "desapareci{ó,eron}", "{me,nos} {dieron,dan,han dado}",
            "dado {de alta,el alta}",
            "en marcha", "no {vale,valía} la pena", "por eso {el,la,los,las,no,se,fallaba}", "resulta{,ba} que",
            "de {ahí,ahí que} {el,la,que}",
            "{salió,salieron} {bien,mal}", "ganamos", "perdimos", "aceptaron", "aceptó", "cumpl{e,en} con",
        ),
        "guards": (
            "no", "nunca", "jamás", "ser", "será", "serán", "sería", "serían", "sea", "sean", "si", "cuando", "esté", "estén", "estará",
            "quede", "sin", "ningún", "ninguna", "falta", "hasta que", "0", "hay que", "verificar", "comprobar", "asegurar",
            "asegurarme", "debe", "deben",
        ),
        "after": ("si",),
        "unless": ("es decidido", "muy decidid{o,a,os,as}", "no {funciona,funcionó} si"),
    },
    "fr": {
        "outcomes": (
            # corrigé, résolu
            "corrigé{,e,s,es}", "réparé{,e,s,es}", "résolu{,e,s,es}", "débogué{,e,s,es}", "rétabli{,e,s,es}", "débloqué{,e,s,es}",
            "{problème,bug,souci,affaire} {réglé,réglée}", "a réglé le {problème,bug,souci}",
            # trouvé
            "trouvé {la cause,le bug,le problème,l'erreur,la solution,l'origine,le coupable,la source,pourquoi}",
            "cause {trouvée,identifiée}", "bug {trouvé,identifié}", "découvert {que,un,une,la,le,pourquoi}", "s'est avéré",
            "il s'avère que", "cause {racine,profonde,première}", "la cause {était,est}", "l'origine du problème",
            "le {problème,souci,bug} {venait,vient,était}", "constaté que", "c'était {dû,la faute}", "reproduit le {bug,problème}",
            # décidé
            "décidé{,e,s,es}", "décidâmes", "opté pour", "{a,avons,ont,ai} tranché", "{nous sommes,on s'est} {convenus,mis d'accord}",
            "convenu {de,que}", "la décision {est prise,a été prise}", "décision prise", "signé le {bail,contrat}", "résilié{,e,s,es}",
            "{a,ont} été approuvé{,e,s,es}", "renoncé à",
            # vérifié
            "vérifié{,e,s,es}", "confirmé{,e,s,es}", "validé{,e,s,es}", "{tests,test} {passent,passe}", "{tests,voyants} {sont,est} verts",
            "tout est vert", "réussi l'examen", "réussi à",
            # livré
            "livré{,e,s,es}", "déployé{,e,s,es}", "fusionné{,e,s,es}", "mergé{,e,s,es}", "{mis,mise,mises} en {production,ligne,prod}",
            "{a,ont} été publié{,e,s,es}", "terminé{,e,s,es}", "achevé{,e,s,es}", "migré{,e,s,es}", "annulé{,e,s,es}", "finalisé{,e,s,es}",
            # remarche
            "{fonctionne,marche,refonctionne,fonctionnent,marchent,tourne} {à nouveau,de nouveau,maintenant,enfin}", "remarche",
            "remarchent", "{a,ont} {enfin,bien,finalement} {fonctionné,marché}", "ça a marché", "de nouveau en ligne",
            # échoué
            "échoué{,e,s,es}", "échouait", "échouent", "{a,ont} planté", "planté{,e,s} au", "crashé{,e,s,es}", "{tombé,tombée} en panne",
            "en panne", "expiré{,e,s,es}", "délai {dépassé,d'attente dépassé}", "régressé{,e,s,es}", "ne {fonctionne,marche} {plus,pas}",
            "n'a pas {marché,fonctionné}", "{a,ont} cessé de fonctionner", "{cassé,cassée} depuis", "tout cassé", "bloqué{,e,s} sur",
            "{a,ai,avons,ont} abandonné", "échoue {toujours,encore}",
            # retiré, remplacé
            "supprimé{,e,s,es}", "retiré{,e,s,es}", "enlevé{,e,s,es}", "remplacé{,e,s,es}", "renommé{,e,s,es}", "réécrit{,e,s,es}",
            "abandonné{,e,s,es}", "rejeté{,e,s,es}", "repoussé{,e,s,es}", "acté{,e,s,es}", "{a,ai,avons,ont} {finalement,} choisi",
            "{tout,cela,ça,l'erreur,le problème,le bug} venait {de,du,des}", "l'emporte", "n'y {était,est} pour rien",
            "divisé{,e,s,es} par",
            # in everyday words
            "{on,nous} {garde,gardons,reste sur,restons sur,prend,prenons,part sur,partons sur,laisse tomber,abandonne}",
            "finalement {on,nous,pas}",
            "{c'est,c'était} {dû,la faute,à cause}", "{voilà,c'est} pourquoi {le,la,les}", "d'où {le,la,les}",
            "{l'explication,l'astuce} {est,était}",
            "ajouté{,e,s,es} {un,une,le,la,les,des}", "déplacé{,e,s,es}", "installé{,e,s,es}", "modifié{,e,s,es}", "signé{,e,s}",
            "{passé,passée,tombé,tombée,descendu} de", "{disparu,disparue,disparus}", "plus {aucun,aucune} {erreur,plantage}",
            "{est,sont} {prêt,prête,prêts,en place,en service,arrivé,arrivée,accepté,acceptée}", "{a,ont} accepté",
            "{a,ont} été accepté{,e,s,es}",
            "ne vaut pas {le coup,la peine}", "n'en vaut pas la peine", "n'a rien {changé,donné}",
            "{tourne,fonctionne,tient} {depuis,sans}",
            "{obtenu,obtenue,reçu,reçue} {le,la,les,un,une}", "{deux,trois,quatre,dix} fois {plus,moins}",
        ),
        "guards": (
            "pas", "jamais", "être", "non", "sera", "seront", "serait", "seraient", "soit", "soient", "si", "s'il", "s'ils", "une fois",
            "quand", "lorsque", "sans", "doit", "faut", "aucun", "aucune", "peut", "0", "devrait", "reste à", "vérifier", "vérifions",
            "s'assurer", "assurer",
        ),
        "after": ("si",),
        "unless": (
            "planté {des,un,une,les,le,la,mes,nos,ses}", "{a,ont} planté {des,un,une,les,le,la,mes,nos,ses}", "le corrigé",
            "corrigé {de,du} {l'exercice,examen,devoir}",
        ),
    },
    "it": {
        "outcomes": (
            # risolto
            "risolt{o,a,i,e}", "sistemat{o,a,i,e}", "riparat{o,a,i,e}", "aggiustat{o,a,i,e}", "{ho,ha,abbiamo,hanno} corretto",
            "{stato,stata,stati,state} corrett{o,a,i,e}", "{bug,errore,problema} corretto", "{ripristinato,ripristinata,ripristinati}",
            # trovato
            "{trovato,trovata,individuato,individuata} {la causa,il problema,l'errore,il bug,la soluzione,l'origine,il motivo}",
            "causa {trovata,individuata}", "{ho,ha,abbiamo,hanno} scoperto", "si è scoperto", "è emerso che", "è risultato che",
            "causa {radice,principale}", "la causa {era,è}", "{il problema,il motivo,l'errore} era", "{era,erano} dovut{o,a,i,e} a",
            "mi sono accort{o,a}", "ci siamo accorti", "riprodotto il {bug,problema}", "{ho,abbiamo} capito",
            # deciso
            "{ho,ha,abbiamo,hanno} deciso", "{stato,stata} decis{o,a}", "si è deciso", "deciso di", "decisione presa", "concordat{o,a,i,e}",
            "{ho,abbiamo} {scelto,optato}", "ci siamo accordati", "approvat{o,a,i,e}", "respint{o,a,i,e}", "disdett{o,a}",
            "{ho,abbiamo} firmato",
            # verificato
            "verificat{o,a,i,e}", "confermat{o,a,i,e}", "convalidat{o,a,i,e}", "{test,controlli} {passano,passati,superati,superato}",
            "{superato,passato} {l'esame,il test,tutti i test}", "tutto verde",
            # rilasciato
            "rilasciat{o,a,i,e}", "{messo,messa,andato,andata} in produzione", "mergiat{o,a,i,e}", "deployat{o,a,i,e}",
            "{ho,abbiamo,stato,stata} pubblicat{o,a}", "completat{o,a,i,e}", "{portato,portata} a termine", "migrat{o,a,i}",
            "annullat{o,a,i,e}", "{ho,abbiamo} finito", "{tornato,tornata} online", "riuscit{o,a,i,e}",
            # funziona
            "{funziona,funzionano} {di nuovo,adesso,ora,finalmente}", "{ora,adesso,finalmente} {funziona,funzionano}",
            "{ha,hanno} funzionato", "{ripreso,riprende,tornato} a funzionare",
            # fallito
            "fallit{o,a,i,e}", "{andato,andata,andati} in {crash,timeout,errore}", "crashat{o,a,i,e}",
            "si è {bloccato,bloccata,rotto,rotta,piantato,piantata}", "si sono {bloccati,rotti}", "{smesso,smette} di funzionare",
            "non {funziona,funzionava,funzionano} più", "non ha funzionato", "{tempo,timeout} scaduto", "regredit{o,a,i,e}",
            "{bocciato,bocciata}", "rinunciato a", "continua a fallire",
            # rimosso, sostituito
            "rimoss{o,a,i,e}", "eliminat{o,a,i,e}", "sostituit{o,a,i,e}", "rinominat{o,a,i,e}", "riscritt{o,a,i,e}", "scartat{o,a,i,e}",
            "{ho,abbiamo} tolto", "è {crollato,crollata,caduto,caduta} il server", "il server è {caduto,crollato}",
            # in everyday words
            "{teniamo,restiamo con,prendiamo,lasciamo perdere}", "alla fine {non,abbiamo,ho,si}", "{ecco,per questo} {perché,il,la}",
            "colpa {di,del,della}",
            "{ho,abbiamo} {aggiunto,spostato,cambiato,installato,rifatto}", "firmat{o,a,i,e}", "{sceso,scesa,passato,passata} da",
            "{sparito,sparita,spariti}", "{è,sono} {arrivato,arrivata,pronto,pronta,a posto}", "non {vale,valeva} la pena",
            "{accettato,accettata}",
            "{gira,funziona} {da,senza}", "{dimezzato,raddoppiato}", "il trucco {era,è}",
        ),
        "guards": (
            "non", "mai", "essere", "venire", "verificare", "assicurarsi", "assicurarmi", "verrà", "verranno", "sarà", "saranno",
            "sarebbe", "venga", "vengano", "sia", "siano", "se",
            "quando", "va", "vanno", "senza", "nessun", "nessuno", "nessuna", "una volta", "finché", "0", "deve", "dopo aver",
        ),
        "after": ("se",),
        "unless": ("ben riuscit{o,a,i,e}", "si {è,sono} verificat{o,a,i,e}"),
    },
    "pt-BR": {
        "outcomes": (
            # corrigido
            "corrigid{o,a,os,as}", "corrigi", "corrigiu", "corrigimos", "corrigiram", "consertad{o,a,os,as}", "consertei", "consertou",
            "consertamos", "arrumei", "arrumou", "resolvid{o,a,os,as}", "resolvi", "resolveu", "resolveram", "resolvemos {o,a,os,as}",
            "solucionei", "solucionou", "restabelecid{o,a,os,as}", "restaurad{o,a,os,as}", "depurei",
            # encontrado
            "{encontrei,encontrou,encontramos,achei,achamos} {a causa,o erro,o problema,o bug,a solução,um bug,um erro,o motivo}",
            "causa encontrada", "descobri", "descobriu", "descobrimos", "descobriram", "causa raiz", "a causa {era,foi,é}",
            "o {problema,erro,motivo} {era,foi}", "acontece que", "percebi que", "percebemos que", "constatei", "constatamos",
            "identifiquei", "identificamos a", "reproduzi", "concluí",
            # decidido
            "decidiu", "decidiram", "decidi {que,não,usar}", "eu decidi", "decisão tomada", "combinamos", "optamos por", "optei por",
            "escolhemos", "aprovad{o,a,os,as}", "rejeitad{o,a,os,as}", "assinei", "assinamos",
            # verificado
            "verifiquei", "verificou", "{verificamos,confirmamos} que", "confirmei", "confirmou", "validad{o,a,os,as}",
            "{testes,teste} {passaram,passou,passam}", "passei na prova", "passei no exame", "tudo verde",
            # shared with Spanish, here for the guards
            "{confirmad,verificad,cancelad,decidid,solucionad,detectad,finalizad,completad,revertid,reparad}{o,a,os,as}",
            # lançado
            "implantad{o,a,os,as}", "implantei", "mesclad{o,a,os,as}", "mesclei", "{foi,foram} lançad{o,a,os,as}", "lançou", "publiquei",
            "publicou", "concluíd{o,a,os,as}", "concluiu", "concluímos", "terminei", "terminou", "migrei", "reverti", "revertemos",
            "cancelei", "consegui", "conseguiu", "conseguimos", "subiu para produção", "entrou em produção",
            # funciona
            "{agora,já,finalmente} {funciona,funcionam}", "{funciona,funcionam} {agora,de novo,novamente}", "{voltou,voltaram} a funcionar",
            "funcionou", "funcionaram", "de volta ao ar",
            # falhou
            "falhou", "falharam", "travou", "travaram", "quebrou", "quebraram", "deu {erro,errado}", "deram erro", "caiu o servidor",
            "servidor caiu", "expirou", "tempo {esgotado,limite excedido}", "estourou o tempo", "parou de funcionar",
            "pararam de funcionar", "não {funciona,funcionou} mais", "não funcionou", "regrediu", "piorou", "estragou", "desisti",
            "corrompid{o,a,os,as}", "{continua,continuam} {quebrando,falhando,travando}", "não deu {certo,}", "{sumiu,sumiram}",
            # removido, trocado
            "removi", "removeu", "removemos", "removid{o,a,os,as}", "apaguei", "apagou", "apagamos", "apagad{o,a,os,as}", "troquei",
            "trocou", "trocamos", "substituí", "substituiu", "substituímos", "substituíd{o,a,os,as}", "renomeei", "renomeamos", "reescrevi",
            "reescrevemos", "reescrit{o,a,os,as}", "descartad{o,a,os,as}", "descartei", "descartamos", "voltei {o,a,para}",
            "acontecia porque", "era porque",
            # in everyday words
            "no fim {não,das contas}", "{ficamos,fiquei,vamos ficar} com", "ficou {pronto,pronta,resolvido,decidido,acertado,combinado}",
            "assinad{o,a,os,as}",
            "{agora,já} {bate,batem,roda,rodam,usa,usam}", "{caiu,caíram,passou,passaram,subiu} de", "o segredo {era,foi}",
            "{era,foi} {por causa,culpa}", "por isso {o,a,os,as}", "{adicionei,mudei,movi,instalei,coloquei,tirei}",
            "{mudamos,movemos,tiramos}",
            "{sumiu,sumiram,desapareceu,desapareceram}", "não {vale,valia,valeu} a pena", "deu certo", "{está,estão} no ar",
            "{saiu,saíram} {o,a,os,as}",
            "{ganhei,ganhamos,perdemos,aceitaram,aceitou}", "{fechamos,fechei} {com,o,a}",
        ),
        "guards": (
            "não", "nunca", "jamais", "ser", "será", "serão", "seria", "seja", "sejam", "caso", "quando", "for", "forem", "sem", "nenhum",
            "nenhuma", "falta", "precisa", "sendo", "até que", "0", "deve", "assim que", "estiver", "estiverem", "verificar", "garantir",
        ),
        "after": ("se",),
        "unless": (),
    },
}
