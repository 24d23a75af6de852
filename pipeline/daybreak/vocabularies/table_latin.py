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
accepté|ont été accepté|a été accepté|sont accepté|est accepté|ont accepté|a accepté
acceptée|ont été acceptée|a été acceptée|sont acceptée|est acceptée
acceptées|ont été acceptées|a été acceptées
acceptés|ont été acceptés|a été acceptés
aceptó
achevé
achevée
achevées
achevés
acordé
acordó
acté
actée
actées
actés
agotó|se agotó
ahecho|quedó listo ahecho aen|quedó listo ahecho a
ahí|de ahí que que|de ahí que el|de ahí que la|de ahí que|de ahí el|de ahí la
ajouté|ajouté des|ajouté les|ajouté une|ajouté la|ajouté le|ajouté un
ajoutée|ajoutée des|ajoutée les|ajoutée une|ajoutée la|ajoutée le|ajoutée un
ajoutées|ajoutées des|ajoutées les|ajoutées une|ajoutées la|ajoutées le|ajoutées un
ajoutés|ajoutés des|ajoutés les|ajoutés une|ajoutés la|ajoutés le|ajoutés un
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
arrivata|è arrivata
arrivato|è arrivato
arrivé|sont arrivé|est arrivé
arrivée|sont arrivée|est arrivée
averigüé
avère|il s avère que
avéré|s est avéré
añadimos
añadí
bajó|bajó de
bate|já bate
batem|já batem
bestanden|prüfung bestanden
bestätigt
bewährt|haben sich bewährt|hat sich bewährt
bloccata|si è bloccata
bloccato|si è bloccato
bloqueó|se bloqueó
bloqué|bloqué sur
bloquée|bloquée sur
bloqués|bloqués sur
caduta|è caduta il server
caduto|il server è caduto|è caduto il server
cambié
cancelé
cassé|tout cassé
cassée|cassée depuis
causa|la causa è|a causa é
cause|c est à cause
cayó|se cayó
caíram|caíram de
certo|não deu certo
changé|n a rien changé
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
dejé|dejé las|dejé los|dejé de|dejé el|dejé la
depuis|cassé depuis
desapareció
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
donné|n a rien donné
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
déplacé
déplacée
déplacées
déplacés
déployé
déployée
déployées
déployés
dû|c est dû
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
está|el truco está|está no ar
estão|estão no ar
expiré
expirée
expirées
expirés
expiró
explicación|tienen explicación|tiene explicación
explication|l explication était
fallado|habían fallado|había fallado
falló
final|al final sí
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
installé
installée
installées
installés
instalé
lanzó
lançada|foram lançada|foi lançada
lançadas|foram lançadas|foi lançadas
lançado|foram lançado|foi lançado
lançados|foram lançados|foi lançados
lançou
les|d où les
livré
livrée
livrées
livrés
logré
logró
läuft|tests läuft durch|läuft nicht mehr|test läuft durch|läuft nicht wie|läuft jetzt|läuft ohne|läuft seit|läuft nun
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
modifié
modifiée
modifiées
modifiés
moví
nouveau|marche à nouveau|tourne à nouveau
não|no fim não|não deu
opté|opté pour|opté por
optó|optó por
origine|trouvé l origine
où|d où la|d où le
passé|passé de
passée|passée de
pasó|tests pasó|pasó de
pena|não vale a pena
perché|per questo perché|ecco perché
piantata|si è piantata
piantato|si è piantato
planté|ont planté|planté au|a planté
plantée|plantée au
plantés|plantés au
posto|è a posto
pourquoi|voilà pourquoi les|voilà pourquoi la|voilà pourquoi le|trouvé pourquoi
première|cause première
problème|le problème venait des|l origine du problème|le problème venait de|le problème venait du|reproduit le problème|a réglé le problème|le problème venait|trouvé le problème|le problème vient|le problème était|problème réglée|problème réglé
producción|puesta en producción|puesto en producción|puesto a producción|pasó a producción
produção|subiu para produção|entrou em produção
pronta|è pronta
pronto|è pronto
prueba|prueba pasó
pruebas|pruebas pasó
prêt|sont prêt|est prêt
prête|sont prête|est prête
prêts|sont prêts|est prêts
prüfungen|prüfungen bestanden
publicó
publiqué
publié|ont été publié|a été publié
publiée|ont été publiée|a été publiée
publiées|ont été publiées|a été publiées
publiés|ont été publiés|a été publiés
quedó|quedó listo ao aen|quedó listo ao a
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
reçu|reçu les|reçu une|reçu la|reçu le|reçu un
reçue|reçue les|reçue une|reçue la|reçue le|reçue un
risultato|è risultato che
roda|já roda
rodam|já rodam
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
salió|salió bien|salió mal
saíram|saíram as|saíram os|saíram a|saíram o
schlägt|schlägt fehl
scoperto|si è scoperto
seitdem|läuft seitdem|seitdem läuft
seither|läuft seither|seither läuft
signé
signée
signés
solucioné
solucionó
solución|encontré la solución|encontró la solución|hallamos la solución|hallado la solución
solution|trouvé la solution
solução|encontrei a solução|encontrou a solução|achamos a solução|achei a solução
stürzt|stürzt ab
stürzte|stürzte ab
stürzten|stürzten ab
subió|subió de
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
tombé|tombé en panne|tombé de
tombée|tombée en panne|tombée de
toujours|échoue toujours
tranché|avons tranché|ont tranché|ai tranché|a tranché
trouvé|trouvé la source|trouvé l erreur|trouvé la cause|trouvé le bug|bug trouvé
trouvée|cause trouvée
trucco|il trucco è
ursache|ursache dafür war
usa|já usa
usam|já usam
valeu|não valeu a pena
valia|não valia a pena
validé
validée
validées
validés
valía|no valía la pena
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
était|n y était pour rien|c était la faute|c était à cause|l astuce était|la cause était|le souci était|le bug était|c était dû
übernommen
"""
TABLE = """\
a|a finalement fonctionné=fr|a cessé de fonctionner=fr|a finalement marché=fr|a réglé le problème=fr|a enfin fonctionné=fr|a bien fonctionné=fr|a réglé le souci=fr|a été approuvées=fr|a été acceptées=fr|a été approuvée=fr|a été approuvés=fr|a enfin marché=fr|a réglé le bug=fr|a été acceptée=fr|a été acceptés=fr|a été approuvé=fr|a été publiées=fr|a bien marché=fr|a été accepté=fr|a été publiée=fr|a été publiés=fr|a planté des!fr|a planté les!fr|a planté mes!fr|a planté nos!fr|a planté ses!fr|a planté une!fr|a été publié=fr|a abandonné=fr|a planté la!fr|a planté le!fr|a planté un!fr|a accepté=fr|a causa é=pt-BR|a tranché=fr|a planté=fr
abandonné|abandonné=fr
abandonnée|abandonnée=fr
abandonnées|abandonnées=fr
abandonnés|abandonnés=fr
abandoné|abandoné=es
abgeschlossene|abgeschlossene ausbildung!de|abgeschlossene wohnung!de|abgeschlossene tür!de
abgestürzt|abgestürzt=de
aceptó|aceptó=es
achamos|achamos a solução=pt-BR
achei|achei a solução=pt-BR
achevé|achevé=fr
achevée|achevée=fr
achevées|achevées=fr
achevés|achevés=fr
acordé|acordé=es
acordó|acordó=es
acté|acté=fr
actée|actée=fr
actées|actées=fr
actés|actés=fr
affaire|affaire réglée=fr|affaire réglé=fr
agotó|agotó el tiempo=es
ai|ai abandonné=fr|ai tranché=fr
ajouté|ajouté des=fr|ajouté les=fr|ajouté une=fr|ajouté la=fr|ajouté le=fr|ajouté un=fr
ajoutée|ajoutée des=fr|ajoutée les=fr|ajoutée une=fr|ajoutée la=fr|ajoutée le=fr|ajoutée un=fr
ajoutées|ajoutées des=fr|ajoutées les=fr|ajoutées une=fr|ajoutées la=fr|ajoutées le=fr|ajoutées un=fr
ajoutés|ajoutés des=fr|ajoutés les=fr|ajoutés une=fr|ajoutés la=fr|ajoutés le=fr|ajoutés un=fr
al|al final sí=es
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
añadimos|añadimos=es
añadí|añadí=es
bajó|bajó de=es
ben|ben riuscita!it|ben riuscite!it|ben riusciti!it|ben riuscito!it
bestätigt|bestätigt=de
bloqué|bloqué sur=fr
bloquée|bloquée sur=fr
bloqués|bloqués sur=fr
bug|bug identifié=fr|bug réglée=fr|bug trouvé=fr|bug réglé=fr
c|c'était la faute=fr|c'était à cause=fr|c'est à cause=fr|c'était dû=fr|c'est dû=fr
cambié|cambié=es
cancelé|cancelé=es
cassé|cassé depuis=fr
cassée|cassée depuis=fr
causa|causa raíz=es
cause|cause identifiée=fr|cause première=fr|cause trouvée=fr
caíram|caíram de=pt-BR
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
d|d'où les=fr|d'où la=fr|d'où le=fr
de|de ahí que que=es|de ahí que el=es|de ahí que la=es|de ahí que=es|de ahí el=es|de ahí la=es
decidi|decidi não=pt-BR
decidió|decidió=es
decidí|decidí=es
decisão|decisão tomada=pt-BR
dejé|dejé las=es|dejé los=es|dejé de=es|dejé el=es|dejé la=es
dejó|dejó de funcionar=es
desapareció|desapareció=es
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
déplacé|déplacé=fr
déplacée|déplacée=fr
déplacées|déplacées=fr
déplacés|déplacés=fr
déployé|déployé=fr
déployée|déployée=fr
déployées|déployées=fr
déployés|déployés=fr
ecco|ecco perché=it
el|el truco está=es
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
est|est acceptée=fr|est accepté=fr|est arrivée=fr|est arrivé=fr|est prête=fr|est prêts=fr|est prêt=fr
está|está de vuelta=es|está no ar=pt-BR
estão|estão no ar=pt-BR
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
haben|haben sich bewährt=de
había|había fallado=es
habían|habían fallado=es
hallado|hallado la solución=es
hallamos|hallamos la solución=es
hat|hat sich bewährt=de
hängengeblieben|hängengeblieben=de
il|il server è crollato=it|il server è caduto=it|il s'avère que=fr|il trucco è=it
installé|installé=fr
installée|installée=fr
installées|installées=fr
installés|installés=fr
instalé|instalé=es
já|já funcionam=pt-BR|já funciona=pt-BR|já batem=pt-BR|já rodam=pt-BR|já bate=pt-BR|já roda=pt-BR|já usam=pt-BR|já usa=pt-BR
l|l'origine du problème=fr|l'explication était=fr|l'astuce était=fr
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
läuft|läuft nicht mehr=de|läuft nicht wie=de|läuft endlich=de|läuft seitdem=de|läuft seither=de|läuft wieder=de|läuft jetzt=de|läuft ohne=de|läuft seit=de|läuft nun=de
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
modifié|modifié=fr
modifiée|modifiée=fr
modifiées|modifiées=fr
modifiés|modifiés=fr
moví|moví=es
muy|muy decididas!es|muy decididos!es|muy decidida!es|muy decidido!es
n|n'y était pour rien=fr|n'a pas fonctionné=fr|n'a rien changé=fr|n'a pas marché=fr|n'a rien donné=fr
no|no valía la pena=es|no funciona si!es|no funcionó si!es|no funcionó=es|no fim não=pt-BR
non|non funzionano più=it|non funzionava più=it|non funziona più=it
não|não funcionou mais=pt-BR|não funciona mais=pt-BR|não valeu a pena=pt-BR|não valia a pena=pt-BR|não vale a pena=pt-BR|não deu certo=pt-BR|não funcionou=pt-BR|não deu =pt-BR
ont|ont finalement fonctionné=fr|ont cessé de fonctionner=fr|ont finalement marché=fr|ont enfin fonctionné=fr|ont bien fonctionné=fr|ont été approuvées=fr|ont été acceptées=fr|ont été approuvée=fr|ont été approuvés=fr|ont enfin marché=fr|ont été acceptée=fr|ont été acceptés=fr|ont été approuvé=fr|ont été publiées=fr|ont bien marché=fr|ont été accepté=fr|ont été publiée=fr|ont été publiés=fr|ont planté des!fr|ont planté les!fr|ont planté mes!fr|ont planté nos!fr|ont planté ses!fr|ont planté une!fr|ont été publié=fr|ont abandonné=fr|ont planté la!fr|ont planté le!fr|ont planté un!fr|ont accepté=fr|ont tranché=fr|ont planté=fr
opté|opté pour=fr|opté por=es
optó|optó por=es
passé|passé de=fr
passée|passée de=fr
pasó|pasó a producción=es|pasó de=es
per|per questo perché=it
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
quedó|quedó listo,ahecho,aen=es|quedó listo,ahecho,a=es|quedó listo,ao,aen=es|quedó listo,ao,a=es
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
reçu|reçu les=fr|reçu une=fr|reçu la=fr|reçu le=fr|reçu un=fr
reçue|reçue les=fr|reçue une=fr|reçue la=fr|reçue le=fr|reçue un=fr
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
salió|salió bien=es|salió mal=es
saíram|saíram as=pt-BR|saíram os=pt-BR|saíram a=pt-BR|saíram o=pt-BR
schlägt|schlägt fehl=de
se|se estropeó=es|se bloqueó=es|se debía a=es|se rompió=es|se agotó=es|se colgó=es|se cayó=es
seitdem|seitdem läuft=de
seither|seither läuft=de
si|si sono verificata!it|si sono verificate!it|si sono verificati!it|si sono verificato!it|si è verificata!it|si è verificate!it|si è verificati!it|si è verificato!it|si è bloccata=it|si è bloccato=it|si è piantata=it|si è piantato=it|si è scoperto=it|si è deciso=it|si è rotta=it|si è rotto=it
signé|signé le contrat=fr|signé le bail=fr|signé=fr
signée|signée=fr
signés|signés=fr
solucioné|solucioné=es
solucionó|solucionó=es
sont|sont acceptée=fr|sont accepté=fr|sont arrivée=fr|sont arrivé=fr|sont prête=fr|sont prêts=fr|sont prêt=fr
souci|souci réglée=fr|souci réglé=fr
stürzt|stürzt ab=de
stürzte|stürzte ab=de
stürzten|stürzten ab=de
subiu|subiu para produção=pt-BR
subió|subió de=es
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
tiene|tiene explicación=es
tienen|tienen explicación=es
tombé|tombé en panne=fr|tombé de=fr
tombée|tombée en panne=fr|tombée de=fr
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
voilà|voilà pourquoi les=fr|voilà pourquoi la=fr|voilà pourquoi le=fr
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
è|è crollata il server=it|è crollato il server=it|è caduta il server=it|è caduto il server=it|è risultato che=it|è emerso che=it|è arrivata=it|è arrivato=it|è a posto=it|è pronta=it|è pronto=it
échouait|échouait=fr
échoue|échoue toujours=fr|échoue encore=fr
échouent|échouent=fr
échoué|échoué=fr
échouée|échouée=fr
échouées|échouées=fr
échoués|échoués=fr
übernommen|übernommen=de
"""
