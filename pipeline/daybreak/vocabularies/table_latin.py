"""Made by `daybreak.vocabularies.expand`: change the words, not this."""

# ruff: noqa: E501
__all__ = ("TABLE", "TRIGGERS")

TRIGGERS = """\
abandonné
abandonnée
abandonnées
abandonnés
abandoné
abgestürzt
achevé
achevée
achevées
achevés
acté
actée
actées
actés
agotó|se agotó
annulé
annulée
annulées
annulés
approuvé|ont été approuvé|a été approuvé
approuvée|ont été approuvée|a été approuvée
approuvées|ont été approuvées|a été approuvées
approuvés|ont été approuvés|a été approuvés
aprobé
arreglé
arregló
averigüé
avère|il s avère que
avéré|s est avéré
bestanden|prüfung bestanden
bestätigt
bloccata|si è bloccata
bloccato|si è bloccato
bloqueó|se bloqueó
bloqué|bloqué sur
bloquée|bloquée sur
bloqués|bloqués sur
caduta|è caduta il server
caduto|il server è caduto|è caduto il server
cancelé
cassé|tout cassé
cassée|cassée depuis
causa|la causa è|a causa é
cayó|se cayó
certo|não deu certo
colgó|se colgó
completé
completó
comprobé
comprobó
concluí
concluída
concluídas
concluído
concluídos
concluímos
confirmé
confirmée
confirmées
confirmés
confirmó
conseguí
consiguió
constaté|constaté que
contrat|signé le contrat
corregí
corrigió
corrigé
corrigée
corrigées
corrigés
coupable|trouvé le coupable
crashé
crashée
crashées
crashés
crollata|è crollata il server
crollato|il server è crollato|è crollato il server
debía|se debía a
decidi|decidi não
decidió
decidí
deciso|si è deciso
decisão|decisão tomada
depuis|cassé depuis
descarté
descubrió
descubrí
desplegué
desplegó
detecté
detectó
divisé|divisé par
divisée|divisée par
divisées|divisées par
divisés|divisés par
débloqué
débloquée
débloquées
débloqués
débogué
déboguée
déboguées
débogués
décidâmes
décidé
décidée
décidées
décidés
décision|la décision a été prise|la décision est prise|décision prise
découvert|découvert pourquoi|découvert que|découvert une|découvert la|découvert le|découvert un
dépassé|délai d attente dépassé|délai dépassé
déployé
déployée
déployées
déployés
elegí
eliminé
eliminó
emerso|è emerso che
empeoró
encontrado|encontrado la solución|encontrado la raíz
encontramos|encontramos la solución|encontramos a solução|encontramos la raíz
encontraron|encontraron la solución
encontré|encontré el problema|encontré el motivo|encontré el origen|encontré el error|encontré el fallo|encontré la causa|encontré un error|encontré un fallo|encontré la raíz|encontré el bug|encontré un bug
encontró|encontró el problema|encontró el motivo|encontró el origen|encontró el error|encontró el fallo|encontró la causa|encontró un error|encontró un fallo|encontró la raíz|encontró el bug|encontró un bug
endlich|läuft endlich
enlevé
enlevée
enlevées
enlevés
entstört
estropeó|se estropeó
expiré
expirée
expirées
expirés
expiró
fallado|habían fallado|había fallado
falló
finalement|ont finalement marché|a finalement marché
finalisé
finalisée
finalisées
finalisés
firmé
fonctionne|fonctionne à nouveau
fonctionnent|fonctionnent à nouveau
fonctionner|ont cessé de fonctionner|a cessé de fonctionner
fonctionné|ont finalement fonctionné|a finalement fonctionné|ont enfin fonctionné|ont bien fonctionné|a enfin fonctionné|n a pas fonctionné|a bien fonctionné
fracasó
funciona|não funciona mais|já funciona
funcionam|já funcionam
funcionar|volvió a funcionar|dejó de funcionar
funcionou|não funcionou mais|não funcionou
funcionó
funktionsfähig|wieder funktionsfähig
funziona|non funziona più
funzionano|non funzionano più
funzionava|non funzionava più
fusionné
fusionnée
fusionnées
fusionnés
fusioné
führerschein|führerschein bestanden
gefunden|lösung gefunden
gekündigt
gelöscht
gelöst
grün|tests sind grün|test sind grün|tests ist grün|test ist grün|alles grün
hängengeblieben
identifié|bug identifié
identifiée|cause identifiée
lanzó
lançada|foram lançada|foi lançada
lançadas|foram lançadas|foi lançadas
lançado|foram lançado|foi lançado
lançados|foram lançados|foi lançados
lançou
livré
livrée
livrées
livrés
logré
logró
läuft|tests läuft durch|läuft nicht mehr|test läuft durch|läuft nicht wie|läuft jetzt|läuft nun
marchent|marchent à nouveau
marché|ont enfin marché|ont bien marché|a enfin marché|n a pas marché|a bien marché|ça a marché
mergé
mergée
mergées
mergés
migré
migrée
migrées
migrés
nouveau|marche à nouveau|tourne à nouveau
não|não deu
opté|opté pour|opté por
optó|optó por
origine|trouvé l origine
pasó|tests pasó
piantata|si è piantata
piantato|si è piantato
planté|ont planté|planté au|a planté
plantée|plantée au
plantés|plantés au
pourquoi|trouvé pourquoi
première|cause première
problème|le problème venait des|l origine du problème|le problème venait de|le problème venait du|reproduit le problème|a réglé le problème|le problème venait|trouvé le problème|le problème vient|le problème était|problème réglée|problème réglé
producción|puesta en producción|puesto en producción|puesto a producción|pasó a producción
produção|subiu para produção|entrou em produção
prueba|prueba pasó
pruebas|pruebas pasó
prüfungen|prüfungen bestanden
publicó
publiqué
publié|ont été publié|a été publié
publiée|ont été publiée|a été publiée
publiées|ont été publiées|a été publiées
publiés|ont été publiés|a été publiés
quité
quitó
raíz|causa raíz
reemplacé
reescribí
refonctionne|refonctionne à nouveau
rejeté
rejetée
rejetées
rejetés
remplacé
remplacée
remplacées
remplacés
renombré
renommé
renommée
renommées
renommés
renoncé|renoncé à
reparé
reparó
repoussé
repoussée
repoussées
repoussés
resolvió
resolví
resultó|resultó que|resultó ser
retiré
retirée
retirées
retirés
revertí
risultato|è risultato che
rompió|se rompió
rotta|si è rotta
rotto|si è rotto
réglé|a réglé le souci|a réglé le bug|affaire réglé|souci réglé|bug réglé
réglée|affaire réglée|souci réglée|bug réglée
régressé
régressée
régressées
régressés
réparé
réparée
réparées
réparés
résilié
résiliée
résiliées
résiliés
résolu
résolue
résolues
résolus
rétabli
rétablie
rétablies
rétablis
réussi|réussi l examen|réussi à
réécrit
réécrite
réécrites
réécrits
rückgängig|rückgängig gemacht
rührt|rührt daher dass|rührt davon dass
rührte|rührte daher dass|rührte davon dass
schlägt|schlägt fehl
scoperto|si è scoperto
seitdem|seitdem läuft
seither|seither läuft
signé|signé le bail
solucioné
solucionó
solución|encontré la solución|encontró la solución|hallamos la solución|hallado la solución
solution|trouvé la solution
solução|encontrei a solução|encontrou a solução|achamos a solução|achei a solução
stürzt|stürzt ab
stürzte|stürzte ab
stürzten|stürzten ab
substituí
substituída
substituídas
substituído
substituídos
substituímos
supprimé
supprimée
supprimées
supprimés
sustituí
terminé
terminée
terminées
terminés
terminó
tiempo|agotó el tiempo
tombé|tombé en panne
tombée|tombée en panne
toujours|échoue toujours
tranché|avons tranché|ont tranché|ai tranché|a tranché
trouvé|trouvé la source|trouvé l erreur|trouvé la cause|trouvé le bug|bug trouvé
trouvée|cause trouvée
ursache|ursache dafür war
validé
validée
validées
validés
venait|ça venait des|ça venait de|ça venait du
verificó
verifiqué
veröffentlicht
vuelta|está de vuelta
vérifié
vérifiée
vérifiées
vérifiés
wieder|läuft wieder
zeitüberschreitung
zurückgenommen
zurückgerollt
zusammengeführt
échouait
échoue|échoue encore
échouent
échoué
échouée
échouées
échoués
était|n y était pour rien|c était la faute|la cause était|le souci était|le bug était|c était dû
"""
TABLE = """\
a|a finalement fonctionné=fr|a cessé de fonctionner=fr|a finalement marché=fr|a réglé le problème=fr|a enfin fonctionné=fr|a bien fonctionné=fr|a réglé le souci=fr|a été approuvées=fr|a été approuvée=fr|a été approuvés=fr|a enfin marché=fr|a réglé le bug=fr|a été approuvé=fr|a été publiées=fr|a bien marché=fr|a été publiée=fr|a été publiés=fr|a planté des!fr|a planté les!fr|a planté mes!fr|a planté nos!fr|a planté ses!fr|a planté une!fr|a été publié=fr|a abandonné=fr|a planté la!fr|a planté le!fr|a planté un!fr|a causa é=pt-BR|a tranché=fr|a planté=fr
abandonné|abandonné=fr
abandonnée|abandonnée=fr
abandonnées|abandonnées=fr
abandonnés|abandonnés=fr
abandoné|abandoné=es
abgeschlossene|abgeschlossene ausbildung!de|abgeschlossene wohnung!de|abgeschlossene tür!de
abgestürzt|abgestürzt=de
achamos|achamos a solução=pt-BR
achei|achei a solução=pt-BR
achevé|achevé=fr
achevée|achevée=fr
achevées|achevées=fr
achevés|achevés=fr
acté|acté=fr
actée|actée=fr
actées|actées=fr
actés|actés=fr
affaire|affaire réglée=fr|affaire réglé=fr
agotó|agotó el tiempo=es
ai|ai abandonné=fr|ai tranché=fr
alles|alles grün=de
annulé|annulé=fr
annulée|annulée=fr
annulées|annulées=fr
annulés|annulés=fr
aprobé|aprobé=es
arreglé|arreglé=es
arregló|arregló=es
averigüé|averigüé=es
avons|avons abandonné=fr|avons tranché=fr
ben|ben riuscita!it|ben riuscite!it|ben riusciti!it|ben riuscito!it
bestätigt|bestätigt=de
bloqué|bloqué sur=fr
bloquée|bloquée sur=fr
bloqués|bloqués sur=fr
bug|bug identifié=fr|bug réglée=fr|bug trouvé=fr|bug réglé=fr
c|c'était la faute=fr|c'était dû=fr
cancelé|cancelé=es
cassé|cassé depuis=fr
cassée|cassée depuis=fr
causa|causa raíz=es
cause|cause identifiée=fr|cause première=fr|cause trouvée=fr
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
corregí|corregí=es
corrigió|corrigió=es
corrigé|corrigé de l'exercice!fr|corrigé du l'exercice!fr|corrigé de devoir!fr|corrigé de examen!fr|corrigé du devoir!fr|corrigé du examen!fr|corrigé=fr
corrigée|corrigée=fr
corrigées|corrigées=fr
corrigés|corrigés=fr
crashé|crashé=fr
crashée|crashée=fr
crashées|crashées=fr
crashés|crashés=fr
decidi|decidi não=pt-BR
decidió|decidió=es
decidí|decidí=es
decisão|decisão tomada=pt-BR
dejó|dejó de funcionar=es
descarté|descarté=es
descubrió|descubrió=es
descubrí|descubrí=es
desplegué|desplegué=es
desplegó|desplegó=es
detecté|detecté=es
detectó|detectó=es
divisé|divisé par=fr
divisée|divisée par=fr
divisées|divisées par=fr
divisés|divisés par=fr
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
décision|décision prise=fr
découvert|découvert pourquoi=fr|découvert que=fr|découvert une=fr|découvert la=fr|découvert le=fr|découvert un=fr
délai|délai d'attente dépassé=fr|délai dépassé=fr
déployé|déployé=fr
déployée|déployée=fr
déployées|déployées=fr
déployés|déployés=fr
elegí|elegí=es
eliminé|eliminé=es
eliminó|eliminó=es
empeoró|empeoró=es
encontrado|encontrado la solución=es|encontrado la raíz=es
encontramos|encontramos la solución=es|encontramos a solução=pt-BR|encontramos la raíz=es
encontraron|encontraron la solución=es
encontrei|encontrei a solução=pt-BR
encontrou|encontrou a solução=pt-BR
encontré|encontré el problema=es|encontré la solución=es|encontré el motivo=es|encontré el origen=es|encontré el error=es|encontré el fallo=es|encontré la causa=es|encontré un error=es|encontré un fallo=es|encontré la raíz=es|encontré el bug=es|encontré un bug=es
encontró|encontró el problema=es|encontró la solución=es|encontró el motivo=es|encontró el origen=es|encontró el error=es|encontró el fallo=es|encontró la causa=es|encontró un error=es|encontró un fallo=es|encontró la raíz=es|encontró el bug=es|encontró un bug=es
enlevé|enlevé=fr
enlevée|enlevée=fr
enlevées|enlevées=fr
enlevés|enlevés=fr
entrou|entrou em produção=pt-BR
entstört|entstört=de
es|es decidido!es
está|está de vuelta=es
expiré|expiré=fr
expirée|expirée=fr
expirées|expirées=fr
expirés|expirés=fr
expiró|expiró=es
falló|falló=es
fest|fest entschlossen!de
finalisé|finalisé=fr
finalisée|finalisée=fr
finalisées|finalisées=fr
finalisés|finalisés=fr
firmé|firmé=es
foi|foi lançadas=pt-BR|foi lançados=pt-BR|foi lançada=pt-BR|foi lançado=pt-BR
fonctionne|fonctionne à nouveau=fr
fonctionnent|fonctionnent à nouveau=fr
foram|foram lançadas=pt-BR|foram lançados=pt-BR|foram lançada=pt-BR|foram lançado=pt-BR
fracasó|fracasó=es
funcionó|funcionó=es
fusionné|fusionné=fr
fusionnée|fusionnée=fr
fusionnées|fusionnées=fr
fusionnés|fusionnés=fr
fusioné|fusioné=es
führerschein|führerschein bestanden=de
gekündigt|gekündigt=de
gelöscht|gelöscht=de
gelöst|gelöst=de
había|había fallado=es
habían|habían fallado=es
hallado|hallado la solución=es
hallamos|hallamos la solución=es
hängengeblieben|hängengeblieben=de
il|il server è crollato=it|il server è caduto=it|il s'avère que=fr
já|já funcionam=pt-BR|já funciona=pt-BR
l|l'origine du problème=fr
la|la décision a été prise=fr|la décision est prise=fr|la cause était=fr|la causa è=it
lanzó|lanzó=es
lançou|lançou=pt-BR
le|le problème venait des=fr|le problème venait de=fr|le problème venait du=fr|le problème venait=fr|le problème vient=fr|le problème était=fr|le souci était=fr|le bug était=fr|le corrigé!fr
livré|livré=fr
livrée|livrée=fr
livrées|livrées=fr
livrés|livrés=fr
logré|logré=es
logró|logró=es
läuft|läuft nicht mehr=de|läuft nicht wie=de|läuft endlich=de|läuft wieder=de|läuft jetzt=de|läuft nun=de
lösung|lösung gefunden=de
marche|marche à nouveau=fr
marchent|marchent à nouveau=fr
mergé|mergé=fr
mergée|mergée=fr
mergées|mergées=fr
mergés|mergés=fr
migré|migré=fr
migrée|migrée=fr
migrées|migrées=fr
migrés|migrés=fr
muy|muy decididas!es|muy decididos!es|muy decidida!es|muy decidido!es
n|n'y était pour rien=fr|n'a pas fonctionné=fr|n'a pas marché=fr
no|no funciona si!es|no funcionó si!es|no funcionó=es
non|non funzionano più=it|non funzionava più=it|non funziona più=it
não|não funcionou mais=pt-BR|não funciona mais=pt-BR|não deu certo=pt-BR|não funcionou=pt-BR|não deu =pt-BR
ont|ont finalement fonctionné=fr|ont cessé de fonctionner=fr|ont finalement marché=fr|ont enfin fonctionné=fr|ont bien fonctionné=fr|ont été approuvées=fr|ont été approuvée=fr|ont été approuvés=fr|ont enfin marché=fr|ont été approuvé=fr|ont été publiées=fr|ont bien marché=fr|ont été publiée=fr|ont été publiés=fr|ont planté des!fr|ont planté les!fr|ont planté mes!fr|ont planté nos!fr|ont planté ses!fr|ont planté une!fr|ont été publié=fr|ont abandonné=fr|ont planté la!fr|ont planté le!fr|ont planté un!fr|ont tranché=fr|ont planté=fr
opté|opté pour=fr|opté por=es
optó|optó por=es
pasó|pasó a producción=es
planté|planté des!fr|planté les!fr|planté mes!fr|planté nos!fr|planté ses!fr|planté une!fr|planté au=fr|planté la!fr|planté le!fr|planté un!fr
plantée|plantée au=fr
plantés|plantés au=fr
problème|problème réglée=fr|problème réglé=fr
prueba|prueba pasó=es
pruebas|pruebas pasó=es
prüfung|prüfung bestanden=de
prüfungen|prüfungen bestanden=de
publicó|publicó=es
publiqué|publiqué=es
puesta|puesta en producción=es
puesto|puesto en producción=es|puesto a producción=es
quité|quité=es
quitó|quitó=es
reemplacé|reemplacé=es
reescribí|reescribí=es
refonctionne|refonctionne à nouveau=fr
rejeté|rejeté=fr
rejetée|rejetée=fr
rejetées|rejetées=fr
rejetés|rejetés=fr
remplacé|remplacé=fr
remplacée|remplacée=fr
remplacées|remplacées=fr
remplacés|remplacés=fr
renombré|renombré=es
renommé|renommé=fr
renommée|renommée=fr
renommées|renommées=fr
renommés|renommés=fr
renoncé|renoncé à=fr
reparé|reparé=es
reparó|reparó=es
repoussé|repoussé=fr
repoussée|repoussée=fr
repoussées|repoussées=fr
repoussés|repoussés=fr
reproduit|reproduit le problème=fr
resolvió|resolvió=es
resolví|resolví=es
resultó|resultó que=es|resultó ser=es
retiré|retiré=fr
retirée|retirée=fr
retirées|retirées=fr
retirés|retirés=fr
revertí|revertí=es
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
réécrit|réécrit=fr
réécrite|réécrite=fr
réécrites|réécrites=fr
réécrits|réécrits=fr
rückgängig|rückgängig gemacht=de
rührt|rührt daher dass=de|rührt davon dass=de
rührte|rührte daher dass=de|rührte davon dass=de
s|s'est avéré=fr
schlägt|schlägt fehl=de
se|se estropeó=es|se bloqueó=es|se debía a=es|se rompió=es|se agotó=es|se colgó=es|se cayó=es
seitdem|seitdem läuft=de
seither|seither läuft=de
si|si sono verificata!it|si sono verificate!it|si sono verificati!it|si sono verificato!it|si è verificata!it|si è verificate!it|si è verificati!it|si è verificato!it|si è bloccata=it|si è bloccato=it|si è piantata=it|si è piantato=it|si è scoperto=it|si è deciso=it|si è rotta=it|si è rotto=it
signé|signé le contrat=fr|signé le bail=fr
solucioné|solucioné=es
solucionó|solucionó=es
souci|souci réglée=fr|souci réglé=fr
stürzt|stürzt ab=de
stürzte|stürzte ab=de
stürzten|stürzten ab=de
subiu|subiu para produção=pt-BR
substituí|substituí=pt-BR
substituída|substituída=pt-BR
substituídas|substituídas=pt-BR
substituído|substituído=pt-BR
substituídos|substituídos=pt-BR
substituímos|substituímos=pt-BR
supprimé|supprimé=fr
supprimée|supprimée=fr
supprimées|supprimées=fr
supprimés|supprimés=fr
sustituí|sustituí=es
terminé|terminé=es,fr
terminée|terminée=fr
terminées|terminées=fr
terminés|terminés=fr
terminó|terminó=es
test|test läuft durch=de|test sind grün=de|test ist grün=de
tests|tests läuft durch=de|tests sind grün=de|tests ist grün=de|tests pasó=es
tombé|tombé en panne=fr
tombée|tombée en panne=fr
tourne|tourne à nouveau=fr
tout|tout cassé=fr
trouvé|trouvé la solution=fr|trouvé le coupable=fr|trouvé le problème=fr|trouvé l'origine=fr|trouvé la source=fr|trouvé l'erreur=fr|trouvé la cause=fr|trouvé pourquoi=fr|trouvé le bug=fr
ursache|ursache dafür war=de
validé|validé=fr
validée|validée=fr
validées|validées=fr
validés|validés=fr
verificó|verificó=es
verifiqué|verifiqué=es
veröffentlicht|veröffentlicht=de
volvió|volvió a funcionar=es
vérifié|vérifié=fr
vérifiée|vérifiée=fr
vérifiées|vérifiées=fr
vérifiés|vérifiés=fr
wieder|wieder funktionsfähig=de
zeitüberschreitung|zeitüberschreitung=de
zurückgenommen|zurückgenommen=de
zurückgerollt|zurückgerollt=de
zusammengeführt|zusammengeführt=de
ça|ça venait des=fr|ça venait de=fr|ça venait du=fr|ça a marché=fr
è|è crollata il server=it|è crollato il server=it|è caduta il server=it|è caduto il server=it|è risultato che=it|è emerso che=it
échouait|échouait=fr
échoue|échoue toujours=fr|échoue encore=fr
échouent|échouent=fr
échoué|échoué=fr
échouée|échouée=fr
échouées|échouées=fr
échoués|échoués=fr
"""
