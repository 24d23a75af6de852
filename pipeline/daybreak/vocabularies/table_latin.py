"""Made by `daybreak.vocabularies.expand`: change the words, not this."""

# ruff: noqa: E501, RUF001
__all__ = ("TABLE",)

TABLE = """\
abandonné|avons abandonné=fr|ont abandonné=fr|ai abandonné=fr|a abandonné=fr
abandoné|abandoné=es
abgeschlossene|abgeschlossene ausbildung!de|abgeschlossene wohnung!de|abgeschlossene tür!de
abgestürzt|abgestürzt=de
achevé|achevé=fr
achevée|achevée=fr
achevées|achevées=fr
achevés|achevés=fr
agotó|se agotó=es
annulé|annulé=fr
annulée|annulée=fr
annulées|annulées=fr
annulés|annulés=fr
approuvé|ont été approuvé=fr|a été approuvé=fr
approuvée|ont été approuvée=fr|a été approuvée=fr
approuvées|ont été approuvées=fr|a été approuvées=fr
approuvés|ont été approuvés=fr|a été approuvés=fr
aprobé|aprobé=es
arreglé|arreglé=es
arregló|arregló=es
averigüé|averigüé=es
avère|il s'avère que=fr
avéré|s'est avéré=fr
bestanden|prüfung bestanden=de
bestätigt|bestätigt=de
bloccata|si è bloccata=it
bloccato|si è bloccato=it
bloqueó|se bloqueó=es
bloqué|bloqué sur=fr
bloquée|bloquée sur=fr
bloqués|bloqués sur=fr
caduto|il server è caduto=it
cancelé|cancelé=es
cassé|tout cassé=fr
cassée|cassée depuis=fr
causa|la causa è=it|a causa é=pt-BR
cayó|se cayó=es
colgó|se colgó=es
completé|completé=es
completó|completó=es
comprobé|comprobé=es
comprobó|comprobó=es
concluí|concluí=es,pt-BR
concluída|concluída=pt-BR
concluídas|concluídas=pt-BR
concluído|concluído=pt-BR
concluídos|concluídos=pt-BR
concluímos|concluímos=pt-BR
confirmé|confirmé=es,fr
confirmée|confirmée=fr
confirmées|confirmées=fr
confirmés|confirmés=fr
confirmó|confirmó=es
conseguí|conseguí=es
consiguió|consiguió=es
constaté|constaté que=fr
contrat|signé le contrat=fr
corregí|corregí=es
corrigió|corrigió=es
corrigé|corrigé de examen!fr|corrigé de devoir!fr|corrigé du examen!fr|corrigé du devoir!fr|le corrigé!fr|corrigé=fr
corrigée|corrigée=fr
corrigées|corrigées=fr
corrigés|corrigés=fr
coupable|trouvé le coupable=fr
crashé|crashé=fr
crashée|crashée=fr
crashées|crashées=fr
crashés|crashés=fr
crollata|è crollata il server=it
crollato|è crollato il server=it|il server è crollato=it
debía|se debía a=es
decidi|decidi não=pt-BR
decidida|muy decidida!es
decididas|muy decididas!es
decidido|muy decidido!es|es decidido!es
decididos|muy decididos!es
decidió|decidió=es
decidí|decidí=es
deciso|si è deciso=it
decisão|decisão tomada=pt-BR
depuis|cassé depuis=fr
descubrió|descubrió=es
descubrí|descubrí=es
desplegué|desplegué=es
desplegó|desplegó=es
detecté|detecté=es
detectó|detectó=es
débloqué|débloqué=fr
débloquée|débloquée=fr
débloquées|débloquées=fr
débloqués|débloqués=fr
débogué|débogué=fr
déboguée|déboguée=fr
déboguées|déboguées=fr
débogués|débogués=fr
décidâmes|décidâmes=fr
décidé|décidé=fr
décidée|décidée=fr
décidées|décidées=fr
décidés|décidés=fr
décision|la décision a été prise=fr|la décision est prise=fr|décision prise=fr
découvert|découvert pourquoi=fr|découvert que=fr|découvert une=fr|découvert un=fr|découvert la=fr|découvert le=fr
dépassé|délai d'attente dépassé=fr|délai dépassé=fr
déployé|déployé=fr
déployée|déployée=fr
déployées|déployées=fr
déployés|déployés=fr
elegí|elegí=es
emerso|è emerso che=it
empeoró|empeoró=es
encontrado|encontrado la solución=es|encontrado la raíz=es
encontramos|encontramos la solución=es|encontramos a solução=pt-BR|encontramos la raíz=es
encontraron|encontraron la solución=es
encontré|encontré el problema=es|encontré el origen=es|encontré el motivo=es|encontré la causa=es|encontré el error=es|encontré el fallo=es|encontré un error=es|encontré un fallo=es|encontré la raíz=es|encontré el bug=es|encontré un bug=es
encontró|encontró el problema=es|encontró el origen=es|encontró el motivo=es|encontró la causa=es|encontró el error=es|encontró el fallo=es|encontró un error=es|encontró un fallo=es|encontró la raíz=es|encontró el bug=es|encontró un bug=es
endlich|läuft endlich=de
entschlossen|fest entschlossen!de
entstört|entstört=de
estropeó|se estropeó=es
exercice|corrigé de l'exercice!fr|corrigé du l'exercice!fr
expiré|expiré=fr
expirée|expirée=fr
expirées|expirées=fr
expirés|expirés=fr
expiró|expiró=es
fallado|habían fallado=es|había fallado=es
falló|falló=es
finalement|ont finalement marché=fr|a finalement marché=fr
finalisé|finalisé=fr
finalisée|finalisée=fr
finalisées|finalisées=fr
finalisés|finalisés=fr
firmé|firmé=es
fonctionne|fonctionne à nouveau=fr
fonctionnent|fonctionnent à nouveau=fr
fonctionner|ont cessé de fonctionner=fr|a cessé de fonctionner=fr
fonctionné|ont finalement fonctionné=fr|a finalement fonctionné=fr|ont enfin fonctionné=fr|ont bien fonctionné=fr|a enfin fonctionné=fr|n'a pas fonctionné=fr|a bien fonctionné=fr
fracasó|fracasó=es
funciona|não funciona mais=pt-BR|no funciona si!es|já funciona=pt-BR
funcionam|já funcionam=pt-BR
funcionar|volvió a funcionar=es|dejó de funcionar=es
funcionou|não funcionou mais=pt-BR|não funcionou=pt-BR
funcionó|no funcionó si!es|no funcionó=es|funcionó=es
funktionsfähig|wieder funktionsfähig=de
funziona|non funziona più=it
funzionano|non funzionano più=it
funzionava|non funzionava più=it
fusionné|fusionné=fr
fusionnée|fusionnée=fr
fusionnées|fusionnées=fr
fusionnés|fusionnés=fr
fusioné|fusioné=es
führerschein|führerschein bestanden=de
gefunden|lösung gefunden=de
gekündigt|gekündigt=de
gelöst|gelöst=de
grün|tests sind grün=de|tests ist grün=de|test sind grün=de|test ist grün=de|alles grün=de
hängengeblieben|hängengeblieben=de
identifié|bug identifié=fr
identifiée|cause identifiée=fr
lanzó|lanzó=es
lançada|foram lançada=pt-BR|foi lançada=pt-BR
lançadas|foram lançadas=pt-BR|foi lançadas=pt-BR
lançado|foram lançado=pt-BR|foi lançado=pt-BR
lançados|foram lançados=pt-BR|foi lançados=pt-BR
lançou|lançou=pt-BR
livré|livré=fr
livrée|livrée=fr
livrées|livrées=fr
livrés|livrés=fr
logré|logré=es
logró|logró=es
läuft|tests läuft durch=de|test läuft durch=de|läuft nicht mehr=de|läuft nicht wie=de|läuft jetzt=de|läuft nun=de
marchent|marchent à nouveau=fr
marché|ont enfin marché=fr|ont bien marché=fr|a enfin marché=fr|n'a pas marché=fr|a bien marché=fr|ça a marché=fr
mergé|mergé=fr
mergée|mergée=fr
mergées|mergées=fr
mergés|mergés=fr
migré|migré=fr
migrée|migrée=fr
migrées|migrées=fr
migrés|migrés=fr
nouveau|marche à nouveau=fr|tourne à nouveau=fr
opté|opté pour=fr|opté por=es
optó|optó por=es
origine|trouvé l'origine=fr
pasó|tests pasó=es
piantata|si è piantata=it
piantato|si è piantato=it
planté|ont planté des!fr|ont planté une!fr|ont planté les!fr|ont planté mes!fr|ont planté nos!fr|ont planté ses!fr|ont planté un!fr|ont planté le!fr|ont planté la!fr|a planté des!fr|a planté une!fr|a planté les!fr|a planté mes!fr|a planté nos!fr|a planté ses!fr|a planté un!fr|a planté le!fr|a planté la!fr|ont planté=fr|planté des!fr|planté une!fr|planté les!fr|planté mes!fr|planté nos!fr|planté ses!fr|planté au=fr|planté un!fr|planté le!fr|planté la!fr|a planté=fr
plantée|plantée au=fr
plantés|plantés au=fr
pourquoi|trouvé pourquoi=fr
première|cause première=fr
problème|l'origine du problème=fr|reproduit le problème=fr|a réglé le problème=fr|trouvé le problème=fr|le problème venait=fr|le problème vient=fr|le problème était=fr|problème réglée=fr|problème réglé=fr
producción|puesto en producción=es|puesta en producción=es|puesto a producción=es|pasó a producción=es
produção|subiu para produção=pt-BR|entrou em produção=pt-BR
prueba|prueba pasó=es
pruebas|pruebas pasó=es
prüfungen|prüfungen bestanden=de
publicó|publicó=es
publiqué|publiqué=es
publié|ont été publié=fr|a été publié=fr
publiée|ont été publiée=fr|a été publiée=fr
publiées|ont été publiées=fr|a été publiées=fr
publiés|ont été publiés=fr|a été publiés=fr
raíz|causa raíz=es
refonctionne|refonctionne à nouveau=fr
renoncé|renoncé à=fr
reparé|reparé=es
reparó|reparó=es
resolvió|resolvió=es
resolví|resolví=es
resultó|resultó que=es|resultó ser=es
revertí|revertí=es
risultato|è risultato che=it
riuscita|ben riuscita!it
riuscite|ben riuscite!it
riusciti|ben riusciti!it
riuscito|ben riuscito!it
rompió|se rompió=es
rotta|si è rotta=it
rotto|si è rotto=it
réglé|a réglé le souci=fr|a réglé le bug=fr|affaire réglé=fr|souci réglé=fr|bug réglé=fr
réglée|affaire réglée=fr|souci réglée=fr|bug réglée=fr
régressé|régressé=fr
régressée|régressée=fr
régressées|régressées=fr
régressés|régressés=fr
réparé|réparé=fr
réparée|réparée=fr
réparées|réparées=fr
réparés|réparés=fr
résilié|résilié=fr
résiliée|résiliée=fr
résiliées|résiliées=fr
résiliés|résiliés=fr
résolu|résolu=fr
résolue|résolue=fr
résolues|résolues=fr
résolus|résolus=fr
rétabli|rétabli=fr
rétablie|rétablie=fr
rétablies|rétablies=fr
rétablis|rétablis=fr
réussi|réussi l'examen=fr|réussi à=fr
rückgängig|rückgängig gemacht=de
schlägt|schlägt fehl=de
scoperto|si è scoperto=it
server|è caduto il server=it|è caduta il server=it
signé|signé le bail=fr
solucioné|solucioné=es
solucionó|solucionó=es
solución|encontré la solución=es|encontró la solución=es|hallamos la solución=es|hallado la solución=es
solution|trouvé la solution=fr
solução|encontrei a solução=pt-BR|encontrou a solução=pt-BR|achamos a solução=pt-BR|achei a solução=pt-BR
stürzt|stürzt ab=de
stürzte|stürzte ab=de
stürzten|stürzten ab=de
terminé|terminé=es,fr
terminée|terminée=fr
terminées|terminées=fr
terminés|terminés=fr
terminó|terminó=es
tiempo|agotó el tiempo=es
tombé|tombé en panne=fr
tombée|tombée en panne=fr
tranché|avons tranché=fr|ont tranché=fr|ai tranché=fr|a tranché=fr
trouvé|trouvé la source=fr|trouvé la cause=fr|trouvé l'erreur=fr|trouvé le bug=fr|bug trouvé=fr
trouvée|cause trouvée=fr
ursache|ursache dafür war=de
validé|validé=fr
validée|validée=fr
validées|validées=fr
validés|validés=fr
verificata|si sono verificata!it|si è verificata!it
verificate|si sono verificate!it|si è verificate!it
verificati|si sono verificati!it|si è verificati!it
verificato|si sono verificato!it|si è verificato!it
verificó|verificó=es
verifiqué|verifiqué=es
veröffentlicht|veröffentlicht=de
vuelta|está de vuelta=es
vérifié|vérifié=fr
vérifiée|vérifiée=fr
vérifiées|vérifiées=fr
vérifiés|vérifiés=fr
wieder|läuft wieder=de
zeitüberschreitung|zeitüberschreitung=de
zurückgerollt|zurückgerollt=de
zusammengeführt|zusammengeführt=de
échouait|échouait=fr
échouent|échouent=fr
échoué|échoué=fr
échouée|échouée=fr
échouées|échouées=fr
échoués|échoués=fr
était|c'était la faute=fr|la cause était=fr|le souci était=fr|le bug était=fr|c'était dû=fr
"""
