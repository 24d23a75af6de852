"""Made by `daybreak.vocabularies.expand`: change the words, not this."""

# ruff: noqa: E501
__all__ = ("TABLE", "TRIGGERS")

TRIGGERS = """\
abandonne|nous abandonne|on abandonne
abbiamo|alla fine abbiamo|abbiamo capito|abbiamo deciso|abbiamo finito|abbiamo optato|abbiamo scelto|abbiamo tolto
abgebrochen
abgelehnt
abgenommen
abgesagt
abgeschaltet
abgeschlossen
aborted
accepted|were accepted|got accepted|was accepted
accettata
accettato
accord|nous sommes mis d accord|on s est mis d accord
accordati|ci siamo accordati
accorta|mi sono accorta
accorti|ci siamo accorti
accorto|mi sono accorto
aceitaram
aceitou
aceptaron
acertado|ficou acertado
achamos|achamos o motivo|achamos a causa|achamos um erro|achamos o erro|achamos um bug|achamos o bug
achei|achei um erro|achei o erro|achei um bug|achei o bug
acontece|acontece que
acontecia|acontecia porque
acordado|hemos acordado|han acordado|he acordado
acordamos
acordaron
actual|was the actual cause|was the actual issue|is the actual cause|is the actual issue|was the actual bug|is the actual bug
adicionei
again|works again
aggiunto|abbiamo aggiunto|ho aggiunto
aggiustata
aggiustate
aggiustati
aggiustato
agora|agora bate|agora roda|agora usam|agora usa
agotado|tiempo de espera agotado
agreed
ahora|ahora usa
akhirnya|akhirnya sepakat
aktif|aktif lagi
alert|no alert in the|no alert since
alerts|no alerts in the|no alerts since
alla|alla fine non|alla fine ho|alla fine si
alta|dado de alta|dado el alta
andata|andata in crash
andati|andati in crash
andato|andato in crash
angepasst
annullata
annullate
annullati
annullato
another|found another
apagada
apagadas
apagado
apagados
apagamos
apagou
apaguei
apart|fell apart
aplikasi|aplikasi tumbang|aplikasi crash|aplikasi mogok|aplikasi hang|aplikasi mati
aplikasinya|aplikasinya tumbang|aplikasinya crash|aplikasinya mogok|aplikasinya hang|aplikasinya mati
approvata
approvate
approvati
approvato
approved
aprobada
aprobadas
aprobado
aprobados
aprovada
aprovadas
aprovado
aprovados
arreglada
arregladas
arreglado
arreglados
arreglamos
arreglaron
arrivata|sono arrivata
arrivato|sono arrivato
arrumei
arrumou
ashechos|quedaron listos ashechos as
assinada
assinadas
assinado
assinados
assinamos
assinei
astuce|l astuce est
aufgesetzt
aufgeteilt
ausgebessert
ausgefallen
ausgeliefert
ausgerollt
ausgetauscht
averiguamos
away|went away
backfired
backported
bajaron|bajaron de
batem|agora batem
behalten|wir behalten
behebt|behebt das|behebt den|behebt die
behob
behoben
behobene|das behobene|der behobene|die behobene|ein behobene
bekerja|nggak bekerja lagi|tidak bekerja lagi|gak bekerja lagi|bekerja lagi
bereinigt
beres|sudah beres|telah beres
berfungsi|nggak berfungsi lagi|tidak berfungsi lagi|berhenti berfungsi|gak berfungsi lagi|sekarang berfungsi|berfungsi kembali|kembali berfungsi|berfungsi lagi
berhasil
berhenti|berhenti bekerja
berjalan|sekarang berjalan|berjalan kembali|kembali berjalan|berjalan lagi
beschloss
beschlossen
beseitigt
bestaetigt
bestanden|tests bestanden|wurde bestanden|bestanden alle|test bestanden|hat bestanden|ist bestanden
bewilligt
bisected
blame|to blame for|was to blame
bleiben|bleiben wir dabei|bleiben es dabei|bleiben wir bei|wir bleiben bei|bleiben es bei
bleibt|bleibt wir dabei|bleibt es dabei|dabei bleibt es|bleibt wir bei|bleibt es bei
blew|blew up
bloccati|si sono bloccati
bocciata
bocciato
boiled|boiled down to
boils|boils down to
brach|brach ab
brachte|brachte nichts
braucht|braucht nur noch|braucht damit|braucht jetzt|braucht nun
broke
broken|were broken|was broken|is broken
brought|brought our down|brought p99 down|brought the down|brought it down
bug|the bug was that|the real bug was|was the real bug|is the real bug|the bug is that|the real bug is|the bug was|bug found|not a bug
bugfixed
bugs|bugs found
caiu|caiu de
called|called off
cambiamos
cambiato|abbiamo cambiato|ho cambiato
came|came back clean|came down to
cancelada
canceladas
cancelado
cancelados
canceled|were canceled|got canceled|was canceled
cancelei
cancelled|were cancelled|got cancelled|was cancelled
capito|ho capito
care|took care of that|took care of this|took care of the|took care of it
carga|ahora carga|ya carga
catch|the catch was that|the catch is that
caught|caught the bugs|caught two bugs|caught the bug|caught two bug|caught a bugs|caught a bug|bugs caught
causa|achei a causa|era por causa|foi por causa|la causa era|la causa fue|a causa era|a causa foi|la causa es|causa raiz
cause|the real cause was|was the real cause|is the real cause|the real cause is|the cause was|la cause est|root cause
caused|were caused by|was caused by|root caused
causes|root causes
cayeron|se cayeron
certo|deu certo
cheaper|cheaper than before
checked|double checked
checks|checks pass
choisi|avons choisi|ont choisi|ai choisi|a choisi
chose
chosen|been chosen|were chosen|was chosen
clean|all clean
clear|came back clear
coinciden|ahora coinciden|ya coinciden
coloquei
colpa|colpa del|colpa di
combinado|ficou combinado
combinamos
complaint|no complaint in the|no complaint since
complaints|no complaints in the|no complaints since
completada
completadas
completado
completados
completata
completate
completati
completato
complete|is now complete
completed
comprobada
comprobadas
comprobado
comprobados
concluded
concluiu
concordata
concordate
concordati
concordato
confermata
confermate
confermati
confermato
confirmada
confirmadas
confirmado
confirmados
confirmamos|confirmamos que
confirmed
confirmei
confirmou
consegui
conseguimos
conseguiu
consertada
consertadas
consertado
consertados
consertamos
consertei
consertou
constatamos
constatei
contas|no fim das contas
continua|continua a fallire
continuam|continuam falhando|continuam travando
contract|signed the contract
controlli|controlli superati|controlli superato|controlli passano|controlli passati
convalidata
convalidate
convalidati
convalidato
convenu|convenu que|convenu de
convenus|nous sommes convenus|on s est convenus
corre|ahora corre|ya corre
corrected
corregida
corregidas
corregido
corregidos
corretta|stata corretta|state corretta|stati corretta|stato corretta
corrette|stata corrette|state corrette|stati corrette|stato corrette
corretti|stata corretti|state corretti|stati corretti|stato corretti
corretto|problema corretto|abbiamo corretto|errore corretto|hanno corretto|stata corretto|state corretto|stati corretto|stato corretto|bug corretto|ha corretto|ho corretto
corrigi
corrigida
corrigidas
corrigido
corrigidos
corrigieron
corrigimos
corrigiram
corrigiu
corrompida
corrompidas
corrompido
corrompidos
corrupted
coup|ne vaut pas le coup
crash|no crash in the|tiba tiba crash|no crash since|server crash
crashata
crashate
crashati
crashato
crashed
crashes
crashing|keeps crashing|kept crashing
cuadra|ahora cuadra|ya cuadra
cuadran|ahora cuadran|ya cuadran
cuenta|nos dimos cuenta|me dimos cuenta|me di cuenta
culpa|era culpa de las|era culpa de los|fue culpa de las|fue culpa de los|era culpa de el|era culpa de la|fue culpa de el|fue culpa de la|culpa era|culpa fue|era culpa|foi culpa
culprit|reveals the actual culprit|reveals the real culprit|was the actual culprit|is the actual culprit|was the real culprit|is the real culprit|the culprit was|the culprit is|the culprit
cumple|cumple con
cumplen|cumplen con
cut|cut our down|cut the down|cut it down
dado|nos han dado|me han dado
daher|kommt daher dass|kam daher dass|daher lief|daher kam|daher war
damit|damit ist klar
dan|nos dan|me dan
daran|der grund lag daran|lag daran dass|es lag daran|liegt daran
darum|darum lief|darum kam|darum war
dass|lag am dass
dauert|dauert nur noch|dauert damit|dauert jetzt|dauert nun
davon|kommt davon dass|kam davon dass
deadlocked
debugged
decided
decidi|decidi usar|decidi que|eu decidi
decidida
decididas
decidido
decididos
decidieron
decidimos
decidiram
decidiu
decisa|stata decisa|stato decisa
decision|the decision is that|the decision is yes|the decision is no|the decision is to|decision locked|locked decision|decision taken|final decision|decision made
decisione|decisione presa
decisions|decisions locked|locked decisions|decisions taken|final decisions|decisions made
deciso|hanno deciso|stata deciso|stato deciso|deciso di|ha deciso|ho deciso
declined|were declined|got declined|was declined
defect|was the actual defect|is the actual defect|the real defect was|was the real defect|is the real defect|the real defect is
della|colpa della
deployata
deployate
deployati
deployato
deployed
deployt
depuis|tourne depuis|tient depuis
depurada
depuradas
depurado
depurados
depurei
deram|deram erro
desapareceram
desapareceu
desaparecido|han desaparecido|ha desaparecido
desaparecieron
descartada
descartadas
descartado
descartados
descartamos
descartei
descendu|descendu de
descobri
descobrimos
descobriram
descobriu
descubierto|hemos descubierto|han descubierto|ha descubierto|he descubierto
descubrieron
descubrimos
deshalb|deshalb fehlte|deshalb kamen|deshalb waren|deshalb lief|deshalb kam|deshalb war
desisti
desplegada
desplegadas
desplegado
desplegados
desplegamos
deswegen|deswegen fehlten|deswegen fehlte|deswegen kamen|deswegen waren|deswegen lief|deswegen kam|deswegen war
detectada
detectadas
detectado
detectados
determined|determined that|determined the
diagnosed
diagnosis|got the diagnosis
diatasi|selesai diatasi|sudah diatasi|telah diatasi|udah diatasi
dibatalkan
dibenahi|berhasil dibenahi|selesai dibenahi|sudah dibenahi|telah dibenahi|udah dibenahi
dibetulkan|berhasil dibetulkan|selesai dibetulkan|sudah dibetulkan|telah dibetulkan|udah dibetulkan
dibuang|sudah dibuang|telah dibuang
dicabut|sudah dicabut|telah dicabut
did|did not work
dideploy|berhasil dideploy|sudah dideploy|telah dideploy
didn|didn t work
died
dieron|nos dieron|me dieron
difference|makes no difference|made no difference
digabung|berhasil digabung|sudah digabung|telah digabung
digabungkan|berhasil digabungkan|sudah digabungkan|telah digabungkan
diganti|sudah diganti|telah diganti
dihapus|sudah dihapus|telah dihapus
dikembalikan|dikembalikan ke versi
diketahui|berhasil diketahui|sudah diketahui|telah diketahui
dikirim|sudah dikirim|telah dikirim
dikonfirmasi|berhasil dikonfirmasi|sudah dikonfirmasi|telah dikonfirmasi
dilacak|sudah dilacak|telah dilacak
diluncurkan|berhasil diluncurkan|sudah diluncurkan|telah diluncurkan
dimezzato
dimigrasikan|berhasil dimigrasikan|sudah dimigrasikan|telah dimigrasikan
dipasang|berhasil dipasang|sudah dipasang|telah dipasang
dipastikan|berhasil dipastikan|sudah dipastikan|telah dipastikan
diperbaiki|berhasil diperbaiki|selesai diperbaiki|sudah diperbaiki|telah diperbaiki|udah diperbaiki
dipulihkan|berhasil dipulihkan|sudah dipulihkan|telah dipulihkan
diputuskan|diputuskan bahwa|sudah diputuskan|telah diputuskan
dirilis|sudah dirilis|telah dirilis
discovered
disdetta
disdetto
disebabkan|disebabkan oleh
diselesaikan|berhasil diselesaikan|selesai diselesaikan|sudah diselesaikan|telah diselesaikan|udah diselesaikan
disepakati
disetujui|sudah disetujui|telah disetujui
disparu
disparue
disparus
ditemukan|berhasil ditemukan|penyebab ditemukan|ditemukan bahwa|sudah ditemukan|telah ditemukan
diterapkan|berhasil diterapkan|sudah diterapkan|telah diterapkan
ditolak|sudah ditolak|telah ditolak
ditulis|sudah ditulis ulang|telah ditulis ulang
diuji|sudah diuji|telah diuji
diunggah|berhasil diunggah|sudah diunggah|telah diunggah
divalidasi|berhasil divalidasi|sudah divalidasi|telah divalidasi
diverifikasi|berhasil diverifikasi|sudah diverifikasi|telah diverifikasi
doesn|doesn t work
done|is now done
doubled|have doubled|and doubled|doubled its|doubled our|doubled the|has doubled|doubled in|it doubled
dovuta|erano dovuta a|era dovuta a
dovute|erano dovute a|era dovute a
dovuti|erano dovuti a|era dovuti a
dovuto|erano dovuto a|era dovuto a
down|were down from|are down from|now down from|was down from|is down from
drin|sind drin|ist drin
dropping|we re dropping
due|were due to|was due to
durch|sind durch|ist durch
durchgefallen
ecco|ecco il|ecco la
effort|not worth the effort
eingebaut
eingefroren
eingegrenzt
eingerichtet
eingespielt
eingezogen
einig|sind einig|ist einig
einigten|einigten uns
einverstanden|sind einverstanden|ist einverstanden
elegimos
eliminada
eliminadas
eliminado
eliminados
eliminamos
eliminata
eliminate
eliminated
eliminati
eliminato
emporte|l emporte
encontrada|causa encontrada
encontrado|encontrado el problema|encontrado el motivo|encontrado el origen|encontrado el error|encontrado el fallo|encontrado la causa|encontrado un error|encontrado un fallo|encontrado el bug|encontrado un bug
encontramos|encontramos el problema|encontramos o problema|encontramos el motivo|encontramos el origen|encontramos el error|encontramos el fallo|encontramos la causa|encontramos o motivo|encontramos un error|encontramos un fallo|encontramos a causa|encontramos um erro|encontramos el bug|encontramos o erro|encontramos um bug|encontramos un bug|encontramos o bug
encontraron|encontraron el problema|encontraron el error|encontraron el fallo|encontraron la causa
encontrei|encontrei o problema|encontrei o motivo|encontrei a causa|encontrei um erro|encontrei o erro|encontrei um bug|encontrei o bug
encontrou|encontrou o problema|encontrou o motivo|encontrou a causa|encontrou um erro|encontrou o erro|encontrou um bug|encontrou o bug
endlich|klappt endlich|laufen endlich|gehen endlich|geht endlich|tut endlich
entdeckt
entfernt
entschied
entschieden
entstand|entstand durch|entstand beim|entstand weil
entstanden|entstanden durch|entstanden beim|entstanden weil
era|el error era|error era
erfolgreich|erfolgreich umgestellt|erfolgreich getestet|erfolgreich migriert|erfolgreich deployt
erledigt
errado|deu errado
erreichbar|wieder erreichbar
erreur|plus aucune erreur|plus aucun erreur
erro|o erro era|o erro foi|deu erro
error|no error in the|no error since
errore|andata in errore|andati in errore|andato in errore|l errore era
errors|no errors in the|no errors since|no more errors
ersetzt
escolhemos
esgotado|tempo esgotado
eso|por eso el|por eso la|por eso no|por eso se
estaba|culpa estaba|error estaba|fallo estaba
estourou|estourou o tempo
estragou
estropeada
estropeado
excedido|tempo limite excedido
expected|works as expected
expirou
explains|that explains
explication|l explication est
failed
failing|keeps failing|kept failing|were failing|are failing|was failing|is failing
failures|no failures in the|no failures since
falhando|continua falhando
falharam
falhou
fallaba|por eso fallaba
fallado|han fallado|ha fallado
fallando|siguen fallando|sigue fallando
fallaron
fallita
fallite
falliti
fallito
fallo|el fallo era|el fallo fue|fallo era|fallo fue
falls|falls from
falsch|war falsch
faster|faster than before|times faster
faute|c est la faute
fechamos|fechamos com|fechamos a|fechamos o
fechei|fechei com|fechei a|fechei o
fehler|der fehler lag daran|der fehler lag am|der fehler lag an|der fehler lag im|der fehler lag in
fehlerquelle|fehlerquelle gefunden
fehlgeschlagen
fehlte|daher fehlte|darum fehlte
fehlten|deshalb fehlten|daher fehlten|darum fehlten
fell|fell from
fertiggestellt
festgelegt
festgestellt
ficamos|ficamos com
ficar|vamos ficar com
fiel|fiel aus|fiel von
final|al final lo|al final no|is final
finalement|avons finalement choisi|ont finalement choisi|ai finalement choisi|a finalement choisi|finalement nous|finalement pas|finalement on
finalizada
finalizadas
finalizado
finalizados
finally|finally passes|finally worked|finally found|finally works
finalmente|funzionano finalmente|finalmente funcionam|finalmente funciona|finalmente funziona|funziona finalmente
finished
finito|ho finito
fiquei|fiquei com
firmada
firmadas
firmado
firmados
firmamos
firmata
firmate
firmati
firmato
fix|the fix is in|the fix was
fixed
fonctionne|fonctionne de nouveau|ne fonctionne plus|fonctionne depuis|ne fonctionne pas|fonctionne enfin|fonctionne sans
fonctionnent|fonctionnent de nouveau|fonctionnent maintenant|fonctionnent enfin
forever|hung forever
found|found where|issue found|also found|been found|found that|have found|found how|found one|found out|found the|found two|found why|has found|found an|found it|we found|found a|i found
fracasada
fracasadas
fracasado
fracasados
fracasaron
freigegeben
froze
fue|el error fue|error fue
funciona|funciona de nuevo|funciona otra vez|funciona de novo|por fin funciona|agora funciona|ahora funciona|funciona agora|no funciona|ya funciona
funcionaba|no funcionaba
funcionam|funcionam de novo|agora funcionam|funcionam agora
funcionan|funcionan de nuevo|funcionan otra vez|por fin funcionan|ahora funcionan|ya funcionan
funcionar|volvieron a funcionar|dejaron de funcionar|pararam de funcionar|voltaram a funcionar|vuelven a funcionar|parou de funcionar|voltou a funcionar|vuelve a funcionar
funcionaram
funcionaron
funcionou
funktionieren|funktionieren endlich|funktionieren wieder|funktionieren jetzt|funktionieren nun
funktioniert|funktioniert nicht mehr|funktioniert nicht wie|funktioniert endlich|funktioniert wieder|funktioniert jetzt|funktioniert nicht|haben funktioniert|funktioniert nun|hat funktioniert
funktionierte|funktionierte nicht mehr|funktionierte nicht wie|funktionierte wieder|funktionierte nicht
funziona|funziona di nuovo|adesso funziona|funziona adesso|funziona senza|funziona ora|ora funziona|funziona da
funzionano|finalmente funzionano|funzionano di nuovo|adesso funzionano|funzionano adesso|funzionano ora|ora funzionano
funzionare|riprende a funzionare|ripreso a funzionare|smesso di funzionare|smette di funzionare|tornato a funzionare
funzionato|non ha funzionato|hanno funzionato|ha funzionato
fusionada
fusionadas
fusionado
fusionados
fusionamos
gagal
ganamos
ganhamos
ganhei
ganti|kami ganti|saya ganti
garde|nous garde|on garde
gardons|nous gardons|on gardons
gave|gave out|gave up
gebucht
geeinigt
gefixed
gefixt
gefunden|problem gefunden|ursache gefunden|fehler gefunden|bug gefunden
gegangen|kaputt gegangen|live gegangen
gehen|gehen nun
geht|geht nun
geklappt|haben geklappt|hat geklappt
gelaufen|in den timeout gelaufen
geloest
gelohnt|haben sich gelohnt|hat sich gelohnt
gemerged
gemergt
genehmigt
geschafft
gescheitert
geschrieben|neu geschrieben
ging|ging von
gira|gira da
goes|now goes through|now goes from|now goes with|now goes its|now goes the|now goes as|now goes at|now goes in|now goes on|now goes to|now goes a
going|we re going with
gone|is gone now|are gone|is gone
good|for good now
got|got it to work|got it working|got our down|got the down|got it down
grant|got the grant
green|all green|are green|is green
grew|grew from
grund|der grund lag am|der grund lag an|der grund lag im|der grund lag in|der grund ist|der grund war|war der grund
grundursache
habis|waktu habis
had|had found
halbiert
hallado|hallado el error|hallado el fallo|hallado la causa
hallamos|hallamos el error|hallamos el fallo|hallamos la causa
halved|have halved|and halved|halved its|halved our|halved the|has halved|halved in|it halved
hang|tiba tiba hang|server hang
happened|haven t happened since|hasn t happened since|not happened since
hapus|kami hapus|saya hapus
hauptursache
help|did not help|didn t help
heraus|fand heraus
herausgefunden
herausgestellt
hidup|hidup lagi
hold|did not hold|didn t hold
hotfixed
hung|process hung|import hung|server hung|build hung|hung again|hung until|hung while|tests hung|test hung|app hung|hung for|job hung|hung on|it hung
identificamos|identificamos a
identified
identifiquei
implantada
implantadas
implantado
implantados
implantei
implemented|fully implemented|have implemented|and implemented|has implemented|we implemented|i implemented
incident|no incident in the|no incident since
incidents|no incidents in the|no incidents since
individuata|individuata la soluzione|individuata il problema|individuata il motivo|individuata l origine|individuata l errore|individuata la causa|individuata il bug|causa individuata
individuato|individuato la soluzione|individuato il problema|individuato il motivo|individuato l origine|individuato l errore|individuato la causa|individuato il bug
instalei
installato|abbiamo installato|ho installato
isso|por isso as|por isso os|por isso a|por isso o
issue|the real issue was|was the real issue|is the real issue|the real issue is|the issue was
issues|issues found
ist|ist da
jalan|nggak bisa jalan lagi|tidak bisa jalan lagi|gak bisa jalan lagi|nggak jalan lagi|tidak jalan lagi|gak jalan lagi|jalan lagi
jetzt|gehen jetzt|geht jetzt|tut jetzt
job|got the job
kamen|daher kamen|darum kamen
kaputt|ging kaputt
kaputtgegangen
keeping|we re keeping
kehabisan|kehabisan waktu
kembali|bekerja kembali|kembali normal|kembali online|normal kembali|online kembali|aktif kembali|hidup kembali|jalan kembali
kesalahannya|kesalahannya ditemukan|kesalahannya ternyata|kesalahannya adalah
keys|got the keys
killed|oom killed|was killed
klappt|klappt nicht mehr|klappt nicht wie|klappt jetzt|klappt nicht|klappt nun
klappte|klappte nicht mehr|klappte nicht wie|klappte wieder|klappte nicht
korrigiert
kostet|kostet nur noch|kostet damit|kostet jetzt|kostet nun
lag|es lag am|es lag an|es lag im|es lag in
landed
langsung|langsung tumbang|langsung crash|langsung mogok|langsung hang|langsung mati
lanzamos
las|era por las|fue por las|por eso las
lasciamo|lasciamo perdere
latency|brought latency down|took latency down|cut latency down|got latency down
laufen|tests laufen durch|test laufen durch|laufen jetzt|laufen ohne|laufen seit|laufen nun
launched
leaked
learned|lessons learned|lesson learned|learned that|learned the|we learned|i learned
liegt|liegt an der|liegt am
ligne|mises en ligne|mise en ligne|mis en ligne
live|went live|are live|now live|is live
lives|now lives through|now lives from|now lives with|now lives its|now lives the|now lives as|now lives at|now lives in|now lives on|now lives to|now lives a
llegamos|llegamos a un acuerdo
loan|got the loan
logramos
longer|no longer works
looking|we can stop looking
los|era por los|fue por los|por eso los
loss|data loss
lulus|semua tes lulus|lulus tes|tes lulus|uji lulus
made|made the call
maintenant|fonctionne maintenant|marchent maintenant|marche maintenant|tourne maintenant
marcha|en marcha
marche|ne marche plus|ne marche pas|marche enfin
marchent|marchent de nouveau|marchent enfin
masalah|akar masalah
masalahnya|masalahnya ditemukan|masalahnya ternyata|masalahnya adalah|akar masalahnya
mati|tiba tiba mati|server mati
memory|out of memory
memperbaiki|berhasil memperbaiki|selesai memperbaiki|sudah memperbaiki|telah memperbaiki|kami memperbaiki|saya memperbaiki|udah memperbaiki
memutuskan|sudah memutuskan|telah memutuskan|kami memutuskan|kita memutuskan|saya memutuskan|aku memutuskan|dia memutuskan|tim memutuskan
memverifikasi|berhasil memverifikasi|sudah memverifikasi|telah memverifikasi
menandatangani|sudah menandatangani|telah menandatangani
menemukan|berhasil menemukan|sudah menemukan|telah menemukan|kami menemukan|saya menemukan
mengatasi|berhasil mengatasi|selesai mengatasi|sudah mengatasi|telah mengatasi|udah mengatasi
mengganti|berhasil mengganti|sudah mengganti|telah mengganti|kami mengganti|saya mengganti
menghapus|berhasil menghapus|sudah menghapus|telah menghapus|kami menghapus|saya menghapus
mengonfirmasi|berhasil mengonfirmasi|sudah mengonfirmasi|telah mengonfirmasi
menyelesaikan|berhasil menyelesaikan|selesai menyelesaikan|sudah menyelesaikan|telah menyelesaikan|udah menyelesaikan
menyerah
merged
mergiata
mergiate
mergiati
mergiato
merilis|sudah merilis|telah merilis
mesclada
mescladas
mesclado
mesclados
mesclei
migrada
migradas
migrado
migrados
migramos
migrata
migrated
migrati
migrato
migrei
migriert
mises|mises en prod
missing|were missing|was missing
mitigated
mogok|tiba tiba mogok|server mogok
moins|trois fois moins|deux fois moins|dix fois moins
motivo|achei o motivo|el motivo era|el motivo fue|il motivo era|o motivo era|o motivo foi
moved|moved in last|moved in on
movemos
movi
movimos
moving|we re moving to
mudamos
mudei
nachgemessen
nachgerechnet
nachgewiesen
narrowed|narrowed down to|narrowed it down
negative|came back negative
nehmen|wir nehmen
never|was never the
nicht|lohnt sich nicht|geht nicht mehr|ging nicht mehr|lief nicht mehr|geht nicht wie|ging nicht wie|lief nicht wie
nichts|bringt nichts
normal|normal lagi
nouveau|de nouveau en ligne|marche de nouveau|tourne de nouveau
novamente|funcionam novamente|funciona novamente
nun|tut nun
obtenu|obtenu les|obtenu une|obtenu la|obtenu le|obtenu un
obtenue|obtenue les|obtenue une|obtenue la|obtenue le|obtenue un
off|off the table
offer|got the offer
online|wieder online|back online|online lagi
optamos|optamos por
optato|ho optato
opted|opted for
optei|optei por
origine|trovata l origine|trovato l origine
over|fell over
p99|cut p99 down|got p99 down
page|no page in the|no page since
pages|no pages in the|no pages since
paid|paid off
panicked
panne|en panne
papers|signed the papers
part|nous part sur|on part sur
partons|nous partons sur|on partons sur
pasan|tests pasan
pasaron|pruebas pasaron|prueba pasaron|tests pasaron|pasaron de
pass|all pass
passam|testes passam|teste passam
passano|test passano
passaram|testes passaram|teste passaram|passaram de
passata|passata da
passati|test passati
passato|passato tutti i test|passato il test|passato l esame|passato da
passe|tests passe|test passe
passed
passei|passei na prova|passei no exame
passent|tests passent|test passent
passes|builds passes|checks passes|audit passes|build passes|check passes|suite passes|tests passes|lint passes|test passes|now passes|ci passes
passing|passing with|all passing|are passing|is passing
passou|testes passou|teste passou|passou de
patched
peine|n en vaut pas la peine|ne vaut pas la peine
pena|non vale la pena|no vale la pena
pengujian|pengujian berhasil|pengujian lulus
penyebab|penyebab adalah|penyebab utama|akar penyebab
penyebabnya|penyebabnya ditemukan|penyebabnya ternyata|penyebabnya adalah|akar penyebabnya
perbaiki|saya sudah perbaiki|kami perbaiki
percebemos|percebemos que
percebi|percebi que
percent|percent faster
perdemos
perdimos
permit|got the permit
picked|we picked|i picked
piorou
pipeline|pipeline passes
place|sont en place|est en place
plantage|plus aucune plantage|plus aucun plantage
plus|deux fois plus|dix fois plus
por|era por el|era por la|fue por el|fue por la
porque|era porque
positive|came back positive|false positive
posto|sono a posto
pourquoi|c est pourquoi les|c est pourquoi la|c est pourquoi le
prend|nous prend|on prend
prendiamo
prenons|nous prenons|on prenons
principale|causa principale
problem|reveals the actual problem|reveals the real problem|was the actual problem|das problem lag daran|is the actual problem|the real problem was|was the real problem|is the real problem|the real problem is|das problem lag am|das problem lag an|das problem lag im|das problem lag in|the problem was
problema|hallamos el problema|hallado el problema|trovata il problema|trovato il problema|achamos o problema|achei o problema|el problema era|el problema fue|il problema era|problema estaba|o problema era|o problema foi|problema era|problema fue
prod|mise en prod|mis en prod
production|mises en production|mise en production|mis en production
produzione|andata in produzione|andato in produzione|messa in produzione|messo in produzione
profonde|cause profonde
promoted|got promoted
pronta|ficou pronta|sono pronta
pronto|ficou pronto|sono pronto
proved
proven
prueba|prueba pasan
pruebas|pruebas pasan
pubblicata|abbiamo pubblicata|stata pubblicata|stato pubblicata|ho pubblicata
pubblicato|abbiamo pubblicato|stata pubblicato|stato pubblicato|ho pubblicato
publicamos
publicou
publiquei
published
pulih|sudah pulih|telah pulih
quatre|quatre fois moins|quatre fois plus
quebrando|continuam quebrando|continua quebrando
quebraram
quebrou
quedamos|al final nos quedamos|nos quedamos con|quedamos en
quedaron|quedaron listos asos as
quedo|me quedo con
query|query hung
questo|per questo il|per questo la
quitamos
racine|cause racine
raddoppiato
radice|causa radice
rampung
ran|ran out of
raus|sind raus|ist raus
rausgeworfen
realised|i realised
realized|i realized
reason|the real reason was|the real reason is|the reason was
rebuilt
rechazada
rechazadas
rechazado
rechazados
recovered
recurred|haven t recurred since|hasn t recurred since|not recurred since
redeployed
reemplazada
reemplazadas
reemplazado
reemplazados
reemplazamos
reescrevemos
reescrevi
reescribimos
reescrita
reescritas
reescrito
reescritos
refonctionne|refonctionne de nouveau|refonctionne maintenant|refonctionne enfin
regredita
regredite
regrediti
regredito
regrediu
regressed
regressions|no regressions
rejected
rejeitada
rejeitadas
rejeitado
rejeitados
released
remarche
remarchent
removed
removemos
removeu
removi
removida
removidas
removido
removidos
renamed
renombrada
renombradas
renombrado
renombrados
renomeamos
renomeei
repaired
reparada
reparadas
reparado
reparados
repariert
replaced
reproduced
reproduit|reproduit le bug
reproduje
reproduzi
resolved
resolvemos|resolvemos as|resolvemos os|resolvemos a|resolvemos o
resolveram
resolveu
resolvi
resolvida
resolvidas
resolvido
resolvidos
resolvieron
resolvimos
respinta
respinte
respinti
respinto
restabelecida
restabelecidas
restabelecido
restabelecidos
restablecida
restablecidas
restablecido
restablecidos
restaurada
restauradas
restaurado
restaurados
reste|nous reste sur|on reste sur
restiamo|restiamo con
restons|nous restons sur|on restons sur
restored
resuelta
resueltas
resuelto
resueltos
resulta|resulta que
resultaba|resultaba que
results|got the results
returns|now returns from|now returns with|now returns its|now returns the|now returns as|now returns at|now returns in|now returns on|now returns to|now returns a
revealed|revealed the actual culprit|revealed the actual problem|revealed the actual defect|revealed the actual cause|revealed the actual issue|revealed the real culprit|revealed the real problem|revealed the real defect|revealed the actual bug|revealed the real cause|revealed the real issue|revealed the real bug
reveals|reveals the actual defect|reveals the actual cause|reveals the actual issue|reveals the real defect|reveals the actual bug|reveals the real cause|reveals the real issue|reveals the real bug
reverted
revertemos
reverti
revertida
revertidas
revertido
revertidos
revertimos
rewrote
rid|got rid of
rien|n y est pour rien
rifatto|abbiamo rifatto|ho rifatto
rilasciata
rilasciate
rilasciati
rilasciato
rimossa
rimosse
rimossi
rimosso
rinominata
rinominate
rinominati
rinominato
rinunciato|rinunciato a
riparata
riparate
riparati
riparato
ripristinata
ripristinati
ripristinato
riprodotto|riprodotto il problema|riprodotto il bug
riscritta
riscritte
riscritti
riscritto
risolta
risolte
risolti
risolto
riuscita
riuscite
riusciti
riuscito
rodam|agora rodam
rolled|rolled back|rolled out
rompieron|se rompieron
rose|rose from
rotti|si sono rotti
ruled|ruled out
running|back and running|up and running
runs|now runs through|now runs from|now runs with|now runs its|now runs the|now runs as|now runs at|now runs in|now runs on|now runs to|now runs a
rusak|jadi rusak|rusak lagi
said|said yes to|said no to
saiu|saiu as|saiu os|saiu a|saiu o
salieron|salieron bien|salieron mal
sank|sank von
scaduto|timeout scaduto|tempo scaduto
scartata
scartate
scartati
scartato
scelto|ho scelto
scesa|scesa da
sceso|sceso da
scheitert|scheitert an
scheiterte
scheiterten
schlagen|schlagen fehl
schlug|schlug fehl
schlugen|schlugen fehl
schneller|schneller als bisher|schneller als vorher
schuld|schuld waren|schuld ist|schuld war|war schuld
scoperto|abbiamo scoperto|hanno scoperto|ha scoperto|ho scoperto
segfaulted
segredo|o segredo era|o segredo foi
seitdem|braucht seitdem|dauert seitdem|kostet seitdem|laufen seitdem|seitdem keinen|seitdem laufen|seitdem keine|seitdem nicht|seitdem kein
seither|laufen seither|seither keinen|seither laufen|seither keine|seither nicht|seither kein
sekarang|sekarang jalan|sekarang bisa
selesai|sudah selesai|telah selesai
sempat|sempat crash|sempat mogok|sempat hang|sempat mati
semua|lulus semua
senza|gira senza
sepakat|sudah sepakat|telah sepakat|kami sepakat
servernya|servernya tumbang|servernya crash|servernya mogok|servernya hang|servernya mati
service|sont en service|est en service
servidor|caiu o servidor|servidor caiu
settled|settled on
setuju|sudah setuju|telah setuju
setzen|wir setzen auf
shipped
signed|signed the lease|signed off|signed the
sind|sind weg|sind da
sistemata
sistemate
sistemati
sistemato
smaller|smaller than before
solucionada
solucionadas
solucionado
solucionados
solucionaron
solucionei
solucionou
solution|the solution was
soluzione|trovata la soluzione|trovato la soluzione
solved
sostituita
sostituite
sostituiti
sostituito
sparita
spariti
sparito
spostato|abbiamo spostato|ho spostato
stalled
staying|we re staying with|staying with
stellte|stellte sich heraus|stellte fest
stemmed|stemmed from
sticking|we re sticking with|sticking with
stieg|stieg von
stopped|stopped working
stuck|got stuck
subieron|subieron de
subiu|subiu de
substituiu
succeed|checks succeed|suites succeed|tests succeed
succeeded
sudah|sudah bisa|sudah live
suites|suites pass
sumiram
sumiu
superati|test superati
superato|superato tutti i test|superato il test|superato l esame|test superato
survive|did not survive|didn t survive
sustituida
sustituidas
sustituido
sustituidos
sustituimos
switched|we switched to|switched to
switching|we re switching to
table|back on the table
takes|takes care of that|takes care of this|takes care of the|takes care of it
tarda|ahora tarda|ya tarda
tayang|sudah tayang|telah tayang
telah|telah live
teniamo
teratasi
terbukti
terhenti
terminamos
termine|portata a termine|portato a termine
terminei
terminou
ternyata
terpecahkan
terselesaikan
terungkap
terverifikasi
tests|tests pass
three|found three
through|now returns through|now uses through
tient|tient sans
timed|timed out
timeout|lief in einen timeout|lief in den timeout|lief in ein timeout|andata in timeout|andati in timeout|andato in timeout
timeouts|no more timeouts
times|times out
tiramos
tirei
tisch|sind vom tisch|ist vom tisch
tolto|ho tolto
tomber|nous laisse tomber|on laisse tomber
took|took our down|took p99 down|took the down|took it down
tornata|tornata online
tornato|tornato online
tourne|tourne enfin|tourne sans
traced|traced this back|traced back to|traced it back|traced this to|traced it to|traced to
tracked|tracked down
travando|continua travando
travaram
travou
trick|the trick was that|the trick is that|does the trick|did the trick|the trick was
tripled|have tripled|and tripled|has tripled|tripled its|tripled our|tripled the|it tripled|tripled in
tritt|tritt nur
trocamos
trocou
trois|trois fois plus
troquei
trouble|not worth the trouble
trovata|trovata il motivo|trovata l errore|trovata la causa|trovata il bug|causa trovata
trovato|trovato il motivo|trovato l errore|trovato la causa|trovato il bug
trucco|il trucco era
truco|el truco era|el truco fue
tumbang|tiba tiba tumbang|sempat tumbang|server tumbang
tuntas|sudah tuntas|telah tuntas
turned|turned out
turns|turns out
ujian|lulus ujian
umbenannt
umgebaut
umgeschrieben
umgesetzt
umgestellt
umgezogen
unblocked
under|now returns under|now lives under|now goes under|now runs under|now uses under
underlying|underlying causes|underlying cause
unterschrieben
up|were up from|are up from|now up from|was up from|is up from
ursache|die ursache ist|die ursache war|war die ursache|ursache war
usa|ya usa
usamos|al final usamos
uses|now uses from|now uses with|now uses its|now uses the|now uses as|now uses at|now uses in|now uses on|now uses to|now uses a
valeva|non valeva la pena
validada
validadas
validado
validados
validated
validiert
venait|l erreur venait des|l erreur venait de|l erreur venait du|le bug venait des|le bug venait de|le bug venait du|cela venait des|le souci venait|tout venait des|cela venait de|cela venait du|tout venait de|tout venait du|le bug venait
verde|todo en verde|tutto verde|tudo verde
verdict|the verdict is that|the verdict is yes|the verdict is no|the verdict is to
verdoppelt
vereinbart
verificada
verificadas
verificado
verificados
verificamos|verificamos que
verificata
verificate
verificati
verificato
verificou
verified
verifiquei
verifiziert
verkauft
verlegt|uhr verlegt
verschlechtert
verschoben
vert|tout est vert
verts|tests sont verts|tests est verts
verworfen
verzichten|wir verzichten auf
vient|le souci vient|le bug vient
visa|got the visa
volta|de volta ao ar
voltei|voltei para|voltei a|voltei o
voyants|voyants sont verts|voyants est verts
waktu|habis waktu
waren|daher waren|darum waren
weg|ist weg
went|went down|went from|went with
why|which is why the|that s why the
wieder|klappt wieder|laufen wieder|gehen wieder|geht wieder|lief wieder|tut wieder
wiederhergestellt
work|does not work
workaround|workaround works
worked|worked as expected|still worked|worked again|worked fine
working|is working now|working again
works|still works|now works|works now
worrying|we can stop worrying
worth|wasn t worth the|isn t worth the|wasn t worth it|isn t worth it|not worth it
yesterday|moved in yesterday
zugesagt
zugestimmt
"""
TABLE = """\
a|a finalement choisi=fr|a planté des!fr|a planté les!fr|a planté mes!fr|a planté nos!fr|a planté ses!fr|a planté une!fr|a causa era=pt-BR|a causa foi=pt-BR|a planté la!fr|a planté le!fr|a planté un!fr|a  choisi=fr|a fixed!en
abbiamo|abbiamo installato=it|abbiamo pubblicata=it|abbiamo pubblicato=it|abbiamo aggiunto=it|abbiamo cambiato=it|abbiamo corretto=it|abbiamo scoperto=it|abbiamo spostato=it|abbiamo firmato=it|abbiamo rifatto=it|abbiamo capito=it|abbiamo deciso=it|abbiamo finito=it|abbiamo optato=it|abbiamo scelto=it|abbiamo tolto=it
abgebrochen|abgebrochen=de
abgelehnt|abgelehnt=de
abgenommen|abgenommen=de
abgesagt|abgesagt=de
abgeschaltet|abgeschaltet=de
abgeschlossen|abgeschlossen=de
abgeschlossene|abgeschlossene ausbildung!de|abgeschlossene wohnung!de|abgeschlossene tür!de
aborted|aborted=en
accettata|accettata=it
accettato|accettato=it
aceitaram|aceitaram=pt-BR
aceitou|aceitou=pt-BR
aceptaron|aceptaron=es
achamos|achamos o problema=pt-BR|achamos o motivo=pt-BR|achamos a causa=pt-BR|achamos um erro=pt-BR|achamos o erro=pt-BR|achamos um bug=pt-BR|achamos o bug=pt-BR
achei|achei o problema=pt-BR|achei o motivo=pt-BR|achei a causa=pt-BR|achei um erro=pt-BR|achei o erro=pt-BR|achei um bug=pt-BR|achei o bug=pt-BR
acontece|acontece que=pt-BR
acontecia|acontecia porque=pt-BR
acordamos|acordamos=es
acordaron|acordaron=es
adesso|adesso funzionano=it|adesso funziona=it
adicionei|adicionei=pt-BR
aggiustata|aggiustata=it
aggiustate|aggiustate=it
aggiustati|aggiustati=it
aggiustato|aggiustato=it
agora|agora funcionam=pt-BR|agora funciona=pt-BR|agora batem=pt-BR|agora rodam=pt-BR|agora bate=pt-BR|agora roda=pt-BR|agora usam=pt-BR|agora usa=pt-BR
agreed|agreed to meet!en|agreed that=en|agreed on=en|agreed to=en|agreed=en
ahora|ahora coinciden=es|ahora funcionan=es|ahora funciona=es|ahora cuadran=es|ahora cuadra=es|ahora carga=es|ahora corre=es|ahora tarda=es|ahora usa=es
ai|ai finalement choisi=fr|ai  choisi=fr
akar|akar penyebabnya=id|akar masalahnya=id|akar penyebab=id|akar masalah=id
akhirnya|akhirnya sepakat=id
aktif|aktif kembali=id|aktif lagi=id
aku|aku memutuskan=id
al|al final nos quedamos=es|al final usamos=es|al final lo=es|al final no=es
all|all clean clothes!en|all passing=en|all clean=en|all green=en|all pass=en
alla|alla fine abbiamo=it|alla fine non=it|alla fine ho=it|alla fine si=it
also|also found=en
am|am broke!en
and|and implemented=en|and doubled=en|and tripled=en|and halved=en
andata|andata in produzione=it|andata in timeout=it|andata in errore=it|andata in crash=it
andati|andati in timeout=it|andati in errore=it|andati in crash=it
andato|andato in produzione=it|andato in timeout=it|andato in errore=it|andato in crash=it
angepasst|angepasst=de
annullata|annullata=it
annullate|annullate=it
annullati|annullati=it
annullato|annullato=it
apagada|apagada=pt-BR
apagadas|apagadas=pt-BR
apagado|apagado=pt-BR
apagados|apagados=pt-BR
apagamos|apagamos=pt-BR
apagou|apagou=pt-BR
apaguei|apaguei=pt-BR
aplikasi|aplikasi tumbang=id|aplikasi crash=id|aplikasi mogok=id|aplikasi hang=id|aplikasi mati=id
aplikasinya|aplikasinya tumbang=id|aplikasinya crash=id|aplikasinya mogok=id|aplikasinya hang=id|aplikasinya mati=id
app|app hung=en
approvata|approvata=it
approvate|approvate=it
approvati|approvati=it
approvato|approvato=it
approved|approved=en
aprobada|aprobada=es
aprobadas|aprobadas=es
aprobado|aprobado=es
aprobados|aprobados=es
aprovada|aprovada=pt-BR
aprovadas|aprovadas=pt-BR
aprovado|aprovado=pt-BR
aprovados|aprovados=pt-BR
are|are green fields!en|are green eyes!en|are down from=en|are failing=en|are passing=en|are up from=en|are passed!en|are broke!en|are green=en|are gone=en|are live=en
arreglada|arreglada=es
arregladas|arregladas=es
arreglado|arreglado=es
arreglados|arreglados=es
arreglamos|arreglamos=es
arreglaron|arreglaron=es
arrumei|arrumei=pt-BR
arrumou|arrumou=pt-BR
assinada|assinada=pt-BR
assinadas|assinadas=pt-BR
assinado|assinado=pt-BR
assinados|assinados=pt-BR
assinamos|assinamos=pt-BR
assinei|assinei=pt-BR
audit|audit passes=en
aufgesetzt|aufgesetzt=de
aufgeteilt|aufgeteilt=de
ausgebessert|ausgebessert=de
ausgefallen|ausgefallen=de
ausgeliefert|ausgeliefert=de
ausgerollt|ausgerollt=de
ausgetauscht|ausgetauscht=de
averiguamos|averiguamos=es
avons|avons finalement choisi=fr|avons  choisi=fr
back|back on the table=en|back and running=en|back online=en
backfired|backfired=en
backported|backported=en
bajaron|bajaron de=es
be|be passed!en
been|been chosen=en|been passed!en|been found=en
behebt|behebt das=de|behebt den=de|behebt die=de
behob|behob=de
behoben|behoben=de
being|being passed!en
bekerja|bekerja kembali=id|bekerja lagi=id
ben|ben riuscita!it|ben riuscite!it|ben riusciti!it|ben riuscito!it
bereinigt|bereinigt=de
berfungsi|berfungsi kembali=id|berfungsi lagi=id
berhasil|berhasil ditulis ulang=id|berhasil memverifikasi=id|berhasil mengonfirmasi=id|berhasil menyelesaikan=id|berhasil terselesaikan=id|berhasil dikonfirmasi=id|berhasil dimigrasikan=id|berhasil diselesaikan=id|berhasil diverifikasi=id|berhasil digabungkan=id|berhasil diluncurkan=id|berhasil memperbaiki=id|berhasil terpecahkan=id|berhasil dibetulkan=id|berhasil dipastikan=id|berhasil diperbaiki=id|berhasil dipulihkan=id|berhasil diterapkan=id|berhasil divalidasi=id|berhasil diketahui=id|berhasil ditemukan=id|berhasil menemukan=id|berhasil mengatasi=id|berhasil mengganti=id|berhasil menghapus=id|berhasil dibenahi=id|berhasil dideploy=id|berhasil digabung=id|berhasil dipasang=id|berhasil diunggah=id|berhasil diatasi=id|berhasil dibuang=id|berhasil dicabut=id|berhasil diganti=id|berhasil dihapus=id|berhasil dikirim=id|berhasil dilacak=id|berhasil dirilis=id|berhasil merilis=id|berhasil rampung=id|berhasil beres=id|berhasil diuji=id|berhasil pulih=id|berhasil=id
berhenti|berhenti berfungsi=id|berhenti bekerja=id
berjalan|berjalan kembali=id|berjalan lagi=id
beschloss|beschloss=de
beschlossen|beschlossen=de
beseitigt|beseitigt=de
bestaetigt|bestaetigt=de
bestanden|bestanden alle=de
bewilligt|bewilligt=de
bisected|bisected=en
bleiben|bleiben wir dabei=de|bleiben es dabei=de|bleiben wir bei=de|bleiben es bei=de
bleibt|bleibt wir dabei=de|bleibt es dabei=de|bleibt wir bei=de|bleibt es bei=de
blew|blew up=en
bocciata|bocciata=it
bocciato|bocciato=it
boiled|boiled down to=en
boils|boils down to=en
brach|brach ab=de
brachte|brachte nichts=de
braucht|braucht nur noch=de|braucht seitdem=de|braucht damit=de|braucht jetzt=de|braucht nun=de
bringt|bringt nichts=de
broke|broke the silence!en|broke the news!en|broke the ice!en|broke=en
brought|brought latency down=en|brought our down=en|brought p99 down=en|brought the down=en|brought it down=en
bug|bug corretto=it|bug gefunden=de|bug found=en
bugfixed|bugfixed=en
bugs|bugs caught=en|bugs found=en
build|build passes=en|build hung=en
builds|builds passes=en
c|c'est pourquoi les=fr|c'est pourquoi la=fr|c'est pourquoi le=fr|c'est la faute=fr
caiu|caiu o servidor=pt-BR|caiu de=pt-BR
called|called off=en
cambiamos|cambiamos=es
came|came back negative=en|came back positive=en|came back clean=en|came back clear=en|came down to=en
cancelada|cancelada=es,pt-BR
canceladas|canceladas=es,pt-BR
cancelado|cancelado=es,pt-BR
cancelados|cancelados=es,pt-BR
cancelei|cancelei=pt-BR
caught|caught the bugs=en|caught two bugs=en|caught the bug=en|caught two bug=en|caught a bugs=en|caught a bug=en
causa|causa individuata=it|causa encontrada=es,pt-BR|causa principale=it|causa trovata=it|causa radice=it|causa raiz=pt-BR
cause|cause profonde=fr|cause racine=fr
cela|cela venait des=fr|cela venait de=fr|cela venait du=fr
cheaper|cheaper than before=en
check|check passes=en
checks|checks succeed=en|checks passes=en|checks pass=en
chose|chose=en
ci|ci siamo accordati=it|ci siamo accorti=it|ci passes=en
coloquei|coloquei=pt-BR
colpa|colpa della=it|colpa del=it|colpa di=it
combinamos|combinamos=pt-BR
completada|completada=es,pt-BR
completadas|completadas=es,pt-BR
completado|completado=es,pt-BR
completados|completados=es,pt-BR
completata|completata=it
completate|completate=it
completati|completati=it
completato|completato=it
completed|completed=en
comprobada|comprobada=es
comprobadas|comprobadas=es
comprobado|comprobado=es
comprobados|comprobados=es
concluded|concluded=en
concluiu|concluiu=pt-BR
concordata|concordata=it
concordate|concordate=it
concordati|concordati=it
concordato|concordato=it
confermata|confermata=it
confermate|confermate=it
confermati|confermati=it
confermato|confermato=it
confirmada|confirmada=es,pt-BR
confirmadas|confirmadas=es,pt-BR
confirmado|confirmado=es,pt-BR
confirmados|confirmados=es,pt-BR
confirmamos|confirmamos que=pt-BR
confirmed|confirmed=en
confirmei|confirmei=pt-BR
confirmou|confirmou=pt-BR
consegui|consegui=pt-BR
conseguimos|conseguimos=es,pt-BR
conseguiu|conseguiu=pt-BR
consertada|consertada=pt-BR
consertadas|consertadas=pt-BR
consertado|consertado=pt-BR
consertados|consertados=pt-BR
consertamos|consertamos=pt-BR
consertei|consertei=pt-BR
consertou|consertou=pt-BR
constatamos|constatamos=pt-BR
constatei|constatei=pt-BR
continua|continua a fallire=it|continua quebrando=pt-BR|continua falhando=pt-BR|continua travando=pt-BR
continuam|continuam quebrando=pt-BR|continuam falhando=pt-BR|continuam travando=pt-BR
controlli|controlli superati=it|controlli superato=it|controlli passano=it|controlli passati=it
convalidata|convalidata=it
convalidate|convalidate=it
convalidati|convalidati=it
convalidato|convalidato=it
convenu|convenu que=fr|convenu de=fr
corrected|corrected=en
corregida|corregida=es
corregidas|corregidas=es
corregido|corregido=es
corregidos|corregidos=es
corrigi|corrigi=pt-BR
corrigida|corrigida=pt-BR
corrigidas|corrigidas=pt-BR
corrigido|corrigido=pt-BR
corrigidos|corrigidos=pt-BR
corrigieron|corrigieron=es
corrigimos|corrigimos=pt-BR
corrigiram|corrigiram=pt-BR
corrigiu|corrigiu=pt-BR
corrigé|corrigé de l'exercice!fr|corrigé du l'exercice!fr|corrigé de devoir!fr|corrigé de examen!fr|corrigé du devoir!fr|corrigé du examen!fr
corrompida|corrompida=pt-BR
corrompidas|corrompidas=pt-BR
corrompido|corrompido=pt-BR
corrompidos|corrompidos=pt-BR
corrupted|corrupted=en
crashata|crashata=it
crashate|crashate=it
crashati|crashati=it
crashato|crashato=it
crashed|crashed=en
crashes|crashes=en
culpa|culpa estaba=es|culpa era=es|culpa fue=es
cumple|cumple con=es
cumplen|cumplen con=es
cut|cut latency down=en|cut our down=en|cut p99 down=en|cut the down=en|cut it down=en
dabei|dabei bleibt es=de
dado|dado de alta=es|dado el alta=es
daher|daher fehlten=de|daher fehlte=de|daher kamen=de|daher waren=de|daher lief=de|daher kam=de|daher war=de
damit|damit ist klar=de
darum|darum fehlten=de|darum fehlte=de|darum kamen=de|darum waren=de|darum lief=de|darum kam=de|darum war=de
das|das problem lag daran=de|das problem lag am=de|das problem lag an=de|das problem lag im=de|das problem lag in=de|das behobene=de
data|data loss=en
dauert|dauert nur noch=de|dauert seitdem=de|dauert damit=de|dauert jetzt=de|dauert nun=de
de|de nouveau en ligne=fr|de volta ao ar=pt-BR
deadlocked|deadlocked=en
debug|debug failed!en
debugged|debugged=en
decided|decided=en
decidi|decidi usar=pt-BR|decidi que=pt-BR
decidida|decidida=es,pt-BR
decididas|decididas=es,pt-BR
decidido|decidido=es,pt-BR
decididos|decididos=es,pt-BR
decidieron|decidieron=es
decidimos|decidimos=es
decidiram|decidiram=pt-BR
decidiu|decidiu=pt-BR
decision|decision locked=en|decision taken=en|decision made=en
decisione|decisione presa=it
decisions|decisions locked=en|decisions taken=en|decisions made=en
deciso|deciso di=it
dejaron|dejaron de funcionar=es
deployata|deployata=it
deployate|deployate=it
deployati|deployati=it
deployato|deployato=it
deployed|deployed=en
deployt|deployt=de
depurada|depurada=es
depuradas|depuradas=es
depurado|depurado=es
depurados|depurados=es
depurei|depurei=pt-BR
der|der fehler lag daran=de|der grund lag daran=de|der fehler lag am=de|der fehler lag an=de|der fehler lag im=de|der fehler lag in=de|der grund lag am=de|der grund lag an=de|der grund lag im=de|der grund lag in=de|der grund ist=de|der grund war=de|der behobene=de
deram|deram erro=pt-BR
desapareceram|desapareceram=pt-BR
desapareceu|desapareceu=pt-BR
desaparecieron|desaparecieron=es
descartada|descartada=es,pt-BR
descartadas|descartadas=es,pt-BR
descartado|descartado=es,pt-BR
descartados|descartados=es,pt-BR
descartamos|descartamos=es,pt-BR
descartei|descartei=pt-BR
descendu|descendu de=fr
descobri|descobri=pt-BR
descobrimos|descobrimos=pt-BR
descobriram|descobriram=pt-BR
descobriu|descobriu=pt-BR
descubrieron|descubrieron=es
descubrimos|descubrimos=es
deshalb|deshalb fehlten=de|deshalb fehlte=de|deshalb kamen=de|deshalb waren=de|deshalb lief=de|deshalb kam=de|deshalb war=de
desisti|desisti=pt-BR
desplegada|desplegada=es
desplegadas|desplegadas=es
desplegado|desplegado=es
desplegados|desplegados=es
desplegamos|desplegamos=es
deswegen|deswegen fehlten=de|deswegen fehlte=de|deswegen kamen=de|deswegen waren=de|deswegen lief=de|deswegen kam=de|deswegen war=de
detectada|detectada=es,pt-BR
detectadas|detectadas=es,pt-BR
detectado|detectado=es,pt-BR
detectados|detectados=es,pt-BR
determined|determined that=en|determined the=en
deu|deu errado=pt-BR|deu certo=pt-BR|deu erro=pt-BR
deux|deux fois moins=fr|deux fois plus=fr
dia|dia memutuskan=id
diagnosed|diagnosed=en
dibatalkan|dibatalkan=id
did|did not survive=en|did the trick=en|did not help=en|did not hold=en|did not work=en
didn|didn't survive=en|didn't help=en|didn't hold=en|didn't work=en
die|die ursache ist=de|die ursache war=de|die behobene=de
died|died=en
dikembalikan|dikembalikan ke versi=id
dimezzato|dimezzato=it
diputuskan|diputuskan bahwa=id
discovered|discovered=en
disdetta|disdetta=it
disdetto|disdetto=it
disebabkan|disebabkan oleh=id
disepakati|disepakati=id
disparu|disparu=fr
disparue|disparue=fr
disparus|disparus=fr
ditemukan|ditemukan bahwa=id
dix|dix fois moins=fr|dix fois plus=fr
does|does the trick=en|does not work=en
doesn|doesn't work=en
double|double checked=en
doubled|doubled its=en|doubled our=en|doubled the=en|doubled in=en
durchgefallen|durchgefallen=de
ecco|ecco il=it|ecco la=it
ein|ein behobene=de
eingebaut|eingebaut=de
eingefroren|eingefroren=de
eingegrenzt|eingegrenzt=de
eingerichtet|eingerichtet=de
eingespielt|eingespielt=de
eingezogen|eingezogen=de
einigten|einigten uns=de
el|el problema era=es|el problema fue=es|el motivo era=es|el motivo fue=es|el error era=es|el error fue=es|el fallo era=es|el fallo fue=es|el truco era=es|el truco fue=es
elegimos|elegimos=es
eliminada|eliminada=es
eliminadas|eliminadas=es
eliminado|eliminado=es
eliminados|eliminados=es
eliminamos|eliminamos=es
eliminata|eliminata=it
eliminate|eliminate=it
eliminated|eliminated=en
eliminati|eliminati=it
eliminato|eliminato=it
en|en marcha=es|en panne=fr
encontrado|encontrado el problema=es|encontrado el motivo=es|encontrado el origen=es|encontrado el error=es|encontrado el fallo=es|encontrado la causa=es|encontrado un error=es|encontrado un fallo=es|encontrado el bug=es|encontrado un bug=es
encontramos|encontramos el problema=es|encontramos o problema=pt-BR|encontramos el motivo=es|encontramos el origen=es|encontramos el error=es|encontramos el fallo=es|encontramos la causa=es|encontramos o motivo=pt-BR|encontramos un error=es|encontramos un fallo=es|encontramos a causa=pt-BR|encontramos um erro=pt-BR|encontramos el bug=es|encontramos o erro=pt-BR|encontramos um bug=pt-BR|encontramos un bug=es|encontramos o bug=pt-BR
encontraron|encontraron el problema=es|encontraron el error=es|encontraron el fallo=es|encontraron la causa=es
encontrei|encontrei o problema=pt-BR|encontrei o motivo=pt-BR|encontrei a causa=pt-BR|encontrei um erro=pt-BR|encontrei o erro=pt-BR|encontrei um bug=pt-BR|encontrei o bug=pt-BR
encontrou|encontrou o problema=pt-BR|encontrou o motivo=pt-BR|encontrou a causa=pt-BR|encontrou um erro=pt-BR|encontrou o erro=pt-BR|encontrou um bug=pt-BR|encontrou o bug=pt-BR
entdeckt|entdeckt=de
entfernt|entfernt=de
entschied|entschied=de
entschieden|entschieden=de
entstand|entstand durch=de|entstand beim=de|entstand weil=de
entstanden|entstanden durch=de|entstanden beim=de|entstanden weil=de
era|era culpa de las=es|era culpa de los=es|era culpa de el=es|era culpa de la=es|era por causa=pt-BR|era dovuta a=it|era dovute a=it|era dovuti a=it|era dovuto a=it|era por las=es|era por los=es|era por el=es|era por la=es|era porque=pt-BR|era culpa=pt-BR
erano|erano dovuta a=it|erano dovute a=it|erano dovuti a=it|erano dovuto a=it
erfolgreich|erfolgreich wiederhergestellt=de|erfolgreich abgeschlossen=de|erfolgreich umgestellt=de|erfolgreich getestet=de|erfolgreich migriert=de|erfolgreich deployt=de
erledigt|erledigt=de
error|error estaba=es|error failed!en|error era=es|error fue=es
errore|errore corretto=it
errorf|errorf failed!en
errors|errors failed!en
ersetzt|ersetzt=de
es|es lag daran=de|es decidido!es|es lag am=de|es lag an=de|es lag im=de|es lag in=de
escolhemos|escolhemos=pt-BR
est|est en service=fr|est en place=fr
estourou|estourou o tempo=pt-BR
estragou|estragou=pt-BR
estropeada|estropeada=es
estropeado|estropeado=es
eu|eu decidi=pt-BR
expirou|expirou=pt-BR
failed|failed by default!en|failed attempts!en|failed requests!en|failed logins!en|failed status!en|failed count!en|failed login!en|failed state!en|failed=en
falharam|falharam=pt-BR
falhou|falhou=pt-BR
fallaron|fallaron=es
fallita|fallita=it
fallite|fallite=it
falliti|falliti=it
fallito|fallito=it
fallo|fallo estaba=es|fallo era=es|fallo fue=es
falls|falls from=en
false|false positive=en
fand|fand heraus=de
faster|faster than before=en
fatalf|fatalf failed!en
fechamos|fechamos com=pt-BR|fechamos a=pt-BR|fechamos o=pt-BR
fechei|fechei com=pt-BR|fechei a=pt-BR|fechei o=pt-BR
fehler|fehler gefunden=de
fehlerquelle|fehlerquelle gefunden=de
fehlgeschlagen|fehlgeschlagen=de
fell|fell apart=en|fell from=en|fell over=en
fertiggestellt|fertiggestellt=de
fest|fest entschlossen!de
festgelegt|festgelegt=de
festgestellt|festgestellt=de
ficamos|ficamos com=pt-BR
ficou|ficou combinado=pt-BR|ficou resolvido=pt-BR|ficou acertado=pt-BR|ficou decidido=pt-BR|ficou pronta=pt-BR|ficou pronto=pt-BR
fiel|fiel aus=de|fiel von=de
final|final decisions=en|final decision=en
finalement|finalement nous=fr|finalement pas=fr|finalement on=fr
finalizada|finalizada=es,pt-BR
finalizadas|finalizadas=es,pt-BR
finalizado|finalizado=es,pt-BR
finalizados|finalizados=es,pt-BR
finally|finally passes=en|finally worked=en|finally found=en|finally works=en
finalmente|finalmente funzionano=it|finalmente funcionam=pt-BR|finalmente funciona=pt-BR|finalmente funziona=it
finished|finished product!en|finished=en
fiquei|fiquei com=pt-BR
firmada|firmada=es
firmadas|firmadas=es
firmado|firmado=es
firmados|firmados=es
firmamos|firmamos=es
firmata|firmata=it
firmate|firmate=it
firmati|firmati=it
firmato|firmato=it
fixed|fixed in place!en|fixed interval!en|fixed position!en|fixed amount!en|fixed height!en|fixed income!en|fixed length!en|fixed number!en|fixed to the!en|fixed array!en|fixed costs!en|fixed point!en|fixed price!en|fixed width!en|fixed cost!en|fixed list!en|fixed rate!en|fixed size!en|fixed term!en|fixed time!en|fixed set!en|fixed=en
flat|flat broke!en
foi|foi por causa=pt-BR|foi culpa=pt-BR
fonctionne|fonctionne de nouveau=fr|fonctionne maintenant=fr|fonctionne depuis=fr|fonctionne enfin=fr|fonctionne sans=fr
fonctionnent|fonctionnent de nouveau=fr|fonctionnent maintenant=fr|fonctionnent enfin=fr
for|for good now=en
found|found another=en|found three=en|found where=en|found that=en|found how=en|found one=en|found out=en|found the=en|found two=en|found why=en|found an=en|found it=en|found a=en
fracasada|fracasada=es
fracasadas|fracasadas=es
fracasado|fracasado=es
fracasados|fracasados=es
fracasaron|fracasaron=es
freigegeben|freigegeben=de
froze|froze=en
fue|fue culpa de las=es|fue culpa de los=es|fue culpa de el=es|fue culpa de la=es|fue por las=es|fue por los=es|fue por el=es|fue por la=es
fully|fully implemented=en
funciona|funciona novamente=pt-BR|funciona de nuevo=es|funciona otra vez=es|funciona de novo=pt-BR|funciona agora=pt-BR
funcionam|funcionam novamente=pt-BR|funcionam de novo=pt-BR|funcionam agora=pt-BR
funcionan|funcionan de nuevo=es|funcionan otra vez=es
funcionaram|funcionaram=pt-BR
funcionaron|funcionaron=es
funcionou|funcionou=pt-BR
funktionieren|funktionieren endlich=de|funktionieren wieder=de|funktionieren jetzt=de|funktionieren nun=de
funktioniert|funktioniert nicht mehr=de|funktioniert nicht wie=de|funktioniert endlich=de|funktioniert wieder=de|funktioniert jetzt=de|funktioniert nicht=de|funktioniert nun=de
funktionierte|funktionierte nicht mehr=de|funktionierte nicht wie=de|funktionierte wieder=de|funktionierte nicht=de
funziona|funziona finalmente=it|funziona di nuovo=it|funziona adesso=it|funziona senza=it|funziona ora=it|funziona da=it
funzionano|funzionano finalmente=it|funzionano di nuovo=it|funzionano adesso=it|funzionano ora=it
fusionada|fusionada=es
fusionadas|fusionadas=es
fusionado|fusionado=es
fusionados|fusionados=es
fusionamos|fusionamos=es
gagal|gagal=id
gak|gak bisa jalan lagi=id|gak berfungsi lagi=id|gak bekerja lagi=id|gak jalan lagi=id
ganamos|ganamos=es
ganhamos|ganhamos=pt-BR
ganhei|ganhei=pt-BR
gave|gave out=en|gave up=en
gebucht|gebucht=de
geeinigt|geeinigt=de
gefixed|gefixed=de
gefixt|gefixt=de
gehen|gehen endlich=de|gehen wieder=de|gehen jetzt=de|gehen nun=de
geht|geht nicht mehr=de|geht nicht wie=de|geht endlich=de|geht wieder=de|geht jetzt=de|geht nun=de
geloest|geloest=de
gemerged|gemerged=de
gemergt|gemergt=de
genehmigt|genehmigt=de
geschafft|geschafft=de
gescheitert|gescheitert=de
get|get passed!en
gets|gets passed!en
ging|ging nicht mehr=de|ging nicht wie=de|ging kaputt=de|ging von=de
gira|gira senza=it|gira da=it
got|got the diagnosis=en|got latency down=en|got the results=en|got it to work=en|got it working=en|got the permit=en|got cancelled=en|got the grant=en|got the offer=en|got accepted=en|got approved=en|got canceled=en|got declined=en|got our down=en|got p99 down=en|got promoted=en|got rejected=en|got the down=en|got the keys=en|got the loan=en|got the visa=en|got it down=en|got the job=en|got rid of=en|got stuck=en
grew|grew from=en
grundursache|grundursache=de
ha|ha desaparecido=es|ha descubierto=es|ha funzionato=it|ha corretto=it|ha scoperto=it|ha fallado=es|ha deciso=it
haben|haben sich erledigt=de|haben funktioniert=de|haben sich gelohnt=de|haben geklappt=de
habis|habis waktu=id
had|had found=en
halbiert|halbiert=de
hallado|hallado el problema=es|hallado el error=es|hallado el fallo=es|hallado la causa=es
hallamos|hallamos el problema=es|hallamos el error=es|hallamos el fallo=es|hallamos la causa=es
halved|halved its=en|halved our=en|halved the=en|halved in=en
han|han desaparecido=es|han descubierto=es|han acordado=es|han fallado=es
hanno|hanno funzionato=it|hanno corretto=it|hanno scoperto=it|hanno deciso=it
has|has implemented=en|has doubled=en|has tripled=en|has halved=en|has found=en
hasn|hasn't happened since=en|hasn't recurred since=en|hasn't crashed since=en|hasn't failed since=en
hat|hat sich erledigt=de|hat funktioniert=de|hat sich gelohnt=de|hat bestanden=de|hat geklappt=de
hauptursache|hauptursache=de
have|have implemented=en|have doubled=en|have tripled=en|have halved=en|have found=en
haven|haven't happened since=en|haven't recurred since=en|haven't crashed since=en|haven't failed since=en
he|he descubierto=es|he acordado=es
hemos|hemos descubierto=es|hemos acordado=es
herausgefunden|herausgefunden=de
herausgestellt|herausgestellt=de
hidup|hidup kembali=id|hidup lagi=id
ho|ho installato=it|ho pubblicata=it|ho pubblicato=it|ho aggiunto=it|ho cambiato=it|ho corretto=it|ho scoperto=it|ho spostato=it|ho firmato=it|ho rifatto=it|ho capito=it|ho deciso=it|ho finito=it|ho optato=it|ho scelto=it|ho tolto=it
hotfixed|hotfixed=en
how|how they failed!en|how it failed!en
hung|hung forever=en|hung again=en|hung until=en|hung while=en|hung for=en|hung on=en
i|i implemented=en|i concluded=en|i realised=en|i realized=en|i learned=en|i'm broke!en|i picked=en|i chose=en|i found=en
identificamos|identificamos a=pt-BR
identified|identified=en
identifiquei|identifiquei=pt-BR
il|il problema era=it|il motivo era=it|il trucco era=it
implantada|implantada=pt-BR
implantadas|implantadas=pt-BR
implantado|implantado=pt-BR
implantados|implantados=pt-BR
implantei|implantei=pt-BR
import|import hung=en
in|in den timeout gelaufen=de
individuata|individuata la soluzione=it|individuata il problema=it|individuata il motivo=it|individuata l'origine=it|individuata l'errore=it|individuata la causa=it|individuata il bug=it
individuato|individuato la soluzione=it|individuato il problema=it|individuato il motivo=it|individuato l'origine=it|individuato l'errore=it|individuato la causa=it|individuato il bug=it
instalei|instalei=pt-BR
is|is the actual culprit=en|is the actual problem=en|is the actual defect=en|is the actual cause=en|is the actual issue=en|is the real culprit=en|is the real problem=en|is the real defect=en|is the actual bug=en|is the real cause=en|is the real issue=en|is now complete=en|is the real bug=en|is working now=en|is live music!en|is down from=en|is gone now=en|is now done=en|is failing=en|is live tv!en|is passing=en|is up from=en|is broken=en|is passed!en|is broke!en|is final=en|is green=en|is gone=en|is live=en
isn|isn't worth the=en|isn't worth it=en
issue|issue found=en
issues|issues found=en
ist|ist einverstanden=de|ist bestanden=de|ist vom tisch=de|ist durch=de|ist einig=de|ist drin=de|ist raus=de|ist weg=de|ist da=de
it|it doubled=en|it tripled=en|it halved=en|it hung=en
jadi|jadi rusak=id
jalan|jalan kembali=id|jalan lagi=id
job|job hung=en
kam|kam daher dass=de|kam davon dass=de
kami|kami memperbaiki=id|kami memutuskan=id|kami menemukan=id|kami mengganti=id|kami menghapus=id|kami perbaiki=id|kami sepakat=id|kami ganti=id|kami hapus=id
kaputt|kaputt gegangen=de
kaputtgegangen|kaputtgegangen=de
keeps|keeps crashing=en|keeps failing=en
kehabisan|kehabisan waktu=id
kembali|kembali berfungsi=id|kembali berjalan=id|kembali normal=id|kembali online=id
kept|kept crashing=en|kept failing=en
kesalahannya|kesalahannya ditemukan=id|kesalahannya ternyata=id|kesalahannya adalah=id
kita|kita memutuskan=id
klappt|klappt nicht mehr=de|klappt nicht wie=de|klappt endlich=de|klappt wieder=de|klappt jetzt=de|klappt nicht=de|klappt nun=de
klappte|klappte nicht mehr=de|klappte nicht wie=de|klappte wieder=de|klappte nicht=de
kommt|kommt daher dass=de|kommt davon dass=de
korrigiert|korrigiert=de
kostet|kostet nur noch=de|kostet seitdem=de|kostet damit=de|kostet jetzt=de|kostet nun=de
l|l'erreur venait des=fr|l'erreur venait de=fr|l'erreur venait du=fr|l'explication est=fr|l'astuce est=fr|l'errore era=it|l'emporte=fr
la|la causa era=es,it|la causa fue=es|la cause est=fr|la causa es=es
lag|lag daran dass=de|lag am dass=de
landed|landed at the!en|landed in the!en|landed=en
langsung|langsung tumbang=id|langsung crash=id|langsung mogok=id|langsung hang=id|langsung mati=id
lanzamos|lanzamos=es
lasciamo|lasciamo perdere=it
laufen|laufen endlich=de|laufen seitdem=de|laufen seither=de|laufen wieder=de|laufen jetzt=de|laufen ohne=de|laufen seit=de|laufen nun=de
launched|launched=en
le|le bug venait des=fr|le bug venait de=fr|le bug venait du=fr|le souci venait=fr|le souci vient=fr|le bug venait=fr|le bug vient=fr|le corrigé!fr
leaked|leaked=en
learned|learned that=en|learned the=en
lesson|lesson learned=en
lessons|lessons learned=en
lief|lief in einen timeout=de|lief in den timeout=de|lief in ein timeout=de|lief nicht mehr=de|lief nicht wie=de|lief wieder=de
liegt|liegt an der=de|liegt daran=de|liegt am=de
lint|lint passes=en
live|live gegangen=de
llegamos|llegamos a un acuerdo=es
locked|locked decisions=en|locked decision=en
logramos|logramos=es
lohnt|lohnt sich nicht=de
lulus|lulus semua=id|lulus ujian=id|lulus tes=id
made|made no difference=en|made the call=en
makes|makes no difference=en
marche|marche de nouveau=fr|marche maintenant=fr|marche enfin=fr
marchent|marchent de nouveau=fr|marchent maintenant=fr|marchent enfin=fr
masalahnya|masalahnya ditemukan=id|masalahnya ternyata=id|masalahnya adalah=id
me|me dimos cuenta=es|me di cuenta=es|me quedo con=es|me han dado=es|me dieron=es|me dan=es
menyerah|menyerah=id
merged|merged by default!en|merged cells!en|merged=en
mergiata|mergiata=it
mergiate|mergiate=it
mergiati|mergiati=it
mergiato|mergiato=it
mesclada|mesclada=pt-BR
mescladas|mescladas=pt-BR
mesclado|mesclado=pt-BR
mesclados|mesclados=pt-BR
mesclei|mesclei=pt-BR
messa|messa in produzione=it
messo|messo in produzione=it
mi|mi sono accorta=it|mi sono accorto=it
migrada|migrada=es
migradas|migradas=es
migrado|migrado=es
migrados|migrados=es
migramos|migramos=es
migrata|migrata=it
migrated|migrated=en
migrati|migrati=it
migrato|migrato=it
migrei|migrei=pt-BR
migriert|migriert=de
mis|mis en production=fr|mis en ligne=fr|mis en prod=fr
mise|mise en production=fr|mise en ligne=fr|mise en prod=fr
mises|mises en production=fr|mises en ligne=fr|mises en prod=fr
mitigated|mitigated=en
most|most released!en
moved|moved in yesterday=en|moved in last=en|moved in on=en
movemos|movemos=pt-BR
movi|movi=pt-BR
movimos|movimos=es
mudamos|mudamos=pt-BR
mudei|mudei=pt-BR
muy|muy decididas!es|muy decididos!es|muy decidida!es|muy decidido!es
n|n'en vaut pas la peine=fr|n'y est pour rien=fr
nachgemessen|nachgemessen=de
nachgerechnet|nachgerechnet=de
nachgewiesen|nachgewiesen=de
narrowed|narrowed down to=en|narrowed it down=en
ne|ne vaut pas la peine=fr|ne vaut pas le coup=fr|ne fonctionne plus=fr|ne fonctionne pas=fr|ne marche plus=fr|ne marche pas=fr
neu|neu geschrieben=de
new|new failed!en
nggak|nggak bisa jalan lagi=id|nggak berfungsi lagi=id|nggak bekerja lagi=id|nggak jalan lagi=id
no|no complaints in the=en|no complaint in the=en|no complaints since=en|no incidents in the=en|no complaint since=en|no failures in the=en|no incident in the=en|no incidents since=en|no crashes in the=en|no failures since=en|no fim das contas=pt-BR|no incident since=en|no alerts in the=en|no crashes since=en|no errors in the=en|no more timeouts=en|no alert in the=en|no alerts since=en|no crash in the=en|no error in the=en|no errors since=en|no longer works=en|no more crashes=en|no pages in the=en|no vale la pena=es|no alert since=en|no crash since=en|no error since=en|no funciona si!es|no funcionó si!es|no more errors=en|no page in the=en|no pages since=en|no regressions=en|no funcionaba=es|no page since=en|no funciona=es
non|non valeva la pena=it|non ha funzionato=it|non vale la pena=it
normal|normal kembali=id|normal lagi=id
nos|nos dimos cuenta=es|nos quedamos con=es|nos han dado=es|nos dieron=es|nos dan=es
not|not worth the trouble=en|not worth the effort=en|not happened since=en|not recurred since=en|not crashed since=en|not failed since=en|not worth it=en|not a bug=en
nous|nous sommes mis d'accord=fr|nous sommes convenus=fr|nous laisse tomber=fr|nous partons sur=fr|nous restons sur=fr|nous abandonne=fr|nous reste sur=fr|nous part sur=fr|nous gardons=fr|nous prenons=fr|nous garde=fr|nous prend=fr
now|now returns through=en|now lives through=en|now returns under=en|now goes through=en|now returns from=en|now returns with=en|now runs through=en|now uses through=en|now lives under=en|now returns its=en|now returns the=en|now goes under=en|now lives from=en|now lives with=en|now returns as=en|now returns at=en|now returns in=en|now returns on=en|now returns to=en|now runs under=en|now uses under=en|now down from=en|now goes from=en|now goes with=en|now lives its=en|now lives the=en|now returns a=en|now runs from=en|now runs with=en|now uses from=en|now uses with=en|now goes its=en|now goes the=en|now lives as=en|now lives at=en|now lives in=en|now lives on=en|now lives to=en|now runs its=en|now runs the=en|now uses its=en|now uses the=en|now goes as=en|now goes at=en|now goes in=en|now goes on=en|now goes to=en|now lives a=en|now runs as=en|now runs at=en|now runs in=en|now runs on=en|now runs to=en|now up from=en|now uses as=en|now uses at=en|now uses in=en|now uses on=en|now uses to=en|now goes a=en|now passes=en|now runs a=en|now uses a=en|now works=en|now live=en
o|o problema era=pt-BR|o problema foi=pt-BR|o segredo era=pt-BR|o segredo foi=pt-BR|o motivo era=pt-BR|o motivo foi=pt-BR|o erro era=pt-BR|o erro foi=pt-BR
obtenu|obtenu les=fr|obtenu une=fr|obtenu la=fr|obtenu le=fr|obtenu un=fr
obtenue|obtenue les=fr|obtenue une=fr|obtenue la=fr|obtenue le=fr|obtenue un=fr
off|off the table=en
on|on s'est mis d'accord=fr|on s'est convenus=fr|on laisse tomber=fr|on partons sur=fr|on restons sur=fr|on abandonne=fr|on reste sur=fr|on part sur=fr|on gardons=fr|on prenons=fr|on garde=fr|on prend=fr
online|online kembali=id|online lagi=id
ont|ont finalement choisi=fr|ont planté des!fr|ont planté les!fr|ont planté mes!fr|ont planté nos!fr|ont planté ses!fr|ont planté une!fr|ont planté la!fr|ont planté le!fr|ont planté un!fr|ont  choisi=fr
oom|oom killed=en
optamos|optamos por=es,pt-BR
opted|opted for=en
optei|optei por=pt-BR
ora|ora funzionano=it|ora funziona=it
orang|orang berhasil!id
out|out of memory=en
paid|paid off=en
panicked|panicked=en
pararam|pararam de funcionar=pt-BR
parou|parou de funcionar=pt-BR
pasaron|pasaron de=es
passaram|passaram de=pt-BR
passata|passata da=it
passato|passato tutti i test=it|passato il test=it|passato l'esame=it|passato da=it
passed|passed through!en|passed around!en|passed along!en|passed away!en|passed down!en|passed from!en|passed into!en|passed via!en|passed as!en|passed by!en|passed in!en|passed on!en|passed to!en|passed=en
passei|passei na prova=pt-BR|passei no exame=pt-BR
passing|passing with=en
passou|passou de=pt-BR
patched|patched=en
pengujian|pengujian berhasil=id|pengujian lulus=id
penyebab|penyebab ditemukan=id|penyebab ternyata=id|penyebab adalah=id|penyebab utama=id
penyebabnya|penyebabnya ditemukan=id|penyebabnya ternyata=id|penyebabnya adalah=id
per|per questo il=it|per questo la=it
percebemos|percebemos que=pt-BR
percebi|percebi que=pt-BR
percent|percent faster=en
perdemos|perdemos=pt-BR
perdimos|perdimos=es
piorou|piorou=pt-BR
pipeline|pipeline passes=en
planté|planté des!fr|planté les!fr|planté mes!fr|planté nos!fr|planté ses!fr|planté une!fr|planté la!fr|planté le!fr|planté un!fr
plus|plus aucune plantage=fr|plus aucun plantage=fr|plus aucune erreur=fr|plus aucun erreur=fr
por|por fin funcionan=es|por fin funciona=es|por eso fallaba=es|por eso las=es|por eso los=es|por isso as=pt-BR|por isso os=pt-BR|por eso el=es|por eso la=es|por eso no=es|por eso se=es|por isso a=pt-BR|por isso o=pt-BR
portata|portata a termine=it
portato|portato a termine=it
prendiamo|prendiamo=it
printf|printf failed!en
problem|problem gefunden=de
problema|problema corretto=it|problema estaba=es|problema era=es|problema fue=es
process|process hung=en
proved|proved that=en|proved to=en|proved=en
proven|proven=en
prueba|prueba pasaron=es|prueba pasan=es
pruebas|pruebas pasaron=es|pruebas pasan=es
publicamos|publicamos=es
publicou|publicou=pt-BR
publiquei|publiquei=pt-BR
published|published by default!en|published=en
quatre|quatre fois moins=fr|quatre fois plus=fr
quebraram|quebraram=pt-BR
quebrou|quebrou=pt-BR
quedamos|quedamos en=es
quedaron|quedaron listos,ashechos,as=es|quedaron listos,asos,as=es
query|query hung=en
quitamos|quitamos=es
raddoppiato|raddoppiato=it
rampung|rampung=id
ran|ran out of the building!en|ran out of the house!en|ran out of the door!en|ran out of the room!en|ran out of=en
rausgeworfen|rausgeworfen=de
rebuilt|rebuilt=en
rechazada|rechazada=es
rechazadas|rechazadas=es
rechazado|rechazado=es
rechazados|rechazados=es
recovered|recovered=en
redeployed|redeployed=en
reemplazada|reemplazada=es
reemplazadas|reemplazadas=es
reemplazado|reemplazado=es
reemplazados|reemplazados=es
reemplazamos|reemplazamos=es
reescrevemos|reescrevemos=pt-BR
reescrevi|reescrevi=pt-BR
reescribimos|reescribimos=es
reescrita|reescrita=es,pt-BR
reescritas|reescritas=es,pt-BR
reescrito|reescrito=es,pt-BR
reescritos|reescritos=es,pt-BR
refonctionne|refonctionne de nouveau=fr|refonctionne maintenant=fr|refonctionne enfin=fr
regredita|regredita=it
regredite|regredite=it
regrediti|regrediti=it
regredito|regredito=it
regrediu|regrediu=pt-BR
regressed|regressed=en
rejected|rejected=en
rejeitada|rejeitada=pt-BR
rejeitadas|rejeitadas=pt-BR
rejeitado|rejeitado=pt-BR
rejeitados|rejeitados=pt-BR
released|released=en
remarche|remarche=fr
remarchent|remarchent=fr
removed|removed=en
removemos|removemos=pt-BR
removeu|removeu=pt-BR
removi|removi=pt-BR
removida|removida=pt-BR
removidas|removidas=pt-BR
removido|removido=pt-BR
removidos|removidos=pt-BR
renamed|renamed=en
renombrada|renombrada=es
renombradas|renombradas=es
renombrado|renombrado=es
renombrados|renombrados=es
renomeamos|renomeamos=pt-BR
renomeei|renomeei=pt-BR
repaired|repaired=en
reparada|reparada=es,pt-BR
reparadas|reparadas=es,pt-BR
reparado|reparado=es,pt-BR
reparados|reparados=es,pt-BR
repariert|repariert=de
replaced|replaced=en
reproduced|reproduced=en
reproduit|reproduit le bug=fr
reproduje|reproduje=es
reproduzi|reproduzi=pt-BR
resolved|resolved symlinks!en|resolved symlink!en|resolved config!en|resolved values!en|resolved paths!en|resolved value!en|resolved path!en|resolved type!en|resolved url!en|resolved=en
resolvemos|resolvemos as=pt-BR|resolvemos os=pt-BR|resolvemos a=pt-BR|resolvemos o=pt-BR
resolveram|resolveram=pt-BR
resolveu|resolveu=pt-BR
resolvi|resolvi=pt-BR
resolvida|resolvida=pt-BR
resolvidas|resolvidas=pt-BR
resolvido|resolvido=pt-BR
resolvidos|resolvidos=pt-BR
resolvieron|resolvieron=es
resolvimos|resolvimos=es
respinta|respinta=it
respinte|respinte=it
respinti|respinti=it
respinto|respinto=it
restabelecida|restabelecida=pt-BR
restabelecidas|restabelecidas=pt-BR
restabelecido|restabelecido=pt-BR
restabelecidos|restabelecidos=pt-BR
restablecida|restablecida=es
restablecidas|restablecidas=es
restablecido|restablecido=es
restablecidos|restablecidos=es
restaurada|restaurada=pt-BR
restauradas|restauradas=pt-BR
restaurado|restaurado=pt-BR
restaurados|restaurados=pt-BR
restiamo|restiamo con=it
restored|restored=en
resuelta|resuelta=es
resueltas|resueltas=es
resuelto|resuelto=es
resueltos|resueltos=es
resulta|resulta que=es
resultaba|resultaba que=es
revealed|revealed the actual culprit=en|revealed the actual problem=en|revealed the actual defect=en|revealed the actual cause=en|revealed the actual issue=en|revealed the real culprit=en|revealed the real problem=en|revealed the real defect=en|revealed the actual bug=en|revealed the real cause=en|revealed the real issue=en|revealed the real bug=en
reveals|reveals the actual culprit=en|reveals the actual problem=en|reveals the actual defect=en|reveals the actual cause=en|reveals the actual issue=en|reveals the real culprit=en|reveals the real problem=en|reveals the real defect=en|reveals the actual bug=en|reveals the real cause=en|reveals the real issue=en|reveals the real bug=en
reverted|reverted=en
revertemos|revertemos=pt-BR
reverti|reverti=pt-BR
revertida|revertida=es,pt-BR
revertidas|revertidas=es,pt-BR
revertido|revertido=es,pt-BR
revertidos|revertidos=es,pt-BR
revertimos|revertimos=es
rewrote|rewrote=en
rilasciata|rilasciata=it
rilasciate|rilasciate=it
rilasciati|rilasciati=it
rilasciato|rilasciato=it
rimossa|rimossa=it
rimosse|rimosse=it
rimossi|rimossi=it
rimosso|rimosso=it
rinominata|rinominata=it
rinominate|rinominate=it
rinominati|rinominati=it
rinominato|rinominato=it
rinunciato|rinunciato a=it
riparata|riparata=it
riparate|riparate=it
riparati|riparati=it
riparato|riparato=it
riprende|riprende a funzionare=it
ripreso|ripreso a funzionare=it
ripristinata|ripristinata=it
ripristinati|ripristinati=it
ripristinato|ripristinato=it
riprodotto|riprodotto il problema=it|riprodotto il bug=it
riscritta|riscritta=it
riscritte|riscritte=it
riscritti|riscritti=it
riscritto|riscritto=it
risolta|risolta=it
risolte|risolte=it
risolti|risolti=it
risolto|risolto=it
riuscita|riuscita=it
riuscite|riuscite=it
riusciti|riusciti=it
riuscito|riuscito=it
rolled|rolled back=en|rolled out=en
root|root caused=en|root causes=en|root cause=en
rose|rose from=en
ruled|ruled out=en
rusak|rusak lagi=id
said|said yes to=en|said no to=en
saiu|saiu as=pt-BR|saiu os=pt-BR|saiu a=pt-BR|saiu o=pt-BR
salieron|salieron bien=es|salieron mal=es
sank|sank von=de
saya|saya sudah perbaiki=id|saya memperbaiki=id|saya memutuskan=id|saya menemukan=id|saya mengganti=id|saya menghapus=id|saya ganti=id|saya hapus=id
scartata|scartata=it
scartate|scartate=it
scartati|scartati=it
scartato|scartato=it
scesa|scesa da=it
sceso|sceso da=it
scheitert|scheitert an=de
scheiterte|scheiterte=de
scheiterten|scheiterten=de
schlagen|schlagen fehl=de
schlug|schlug fehl=de
schlugen|schlugen fehl=de
schneller|schneller als bisher=de|schneller als vorher=de
schuld|schuld waren=de|schuld ist=de|schuld war=de
se|se rompieron=es|se cayeron=es
segfaulted|segfaulted=en
seitdem|seitdem keinen=de|seitdem laufen=de|seitdem keine=de|seitdem nicht=de|seitdem kein=de
seither|seither keinen=de|seither laufen=de|seither keine=de|seither nicht=de|seither kein=de
sekarang|sekarang berfungsi=id|sekarang berjalan=id|sekarang jalan=id|sekarang bisa=id
selesai|selesai menyelesaikan=id|selesai diselesaikan=id|selesai memperbaiki=id|selesai dibetulkan=id|selesai diperbaiki=id|selesai mengatasi=id|selesai dibenahi=id|selesai diatasi=id
sempat|sempat tumbang=id|sempat crash=id|sempat mogok=id|sempat hang=id|sempat mati=id
semua|semua tes berhasil=id|semua tes lulus=id
server|server tumbang=id|server crash=id|server mogok=id|server hang=id|server hung=en|server mati=id
servernya|servernya tumbang=id|servernya crash=id|servernya mogok=id|servernya hang=id|servernya mati=id
servidor|servidor caiu=pt-BR
settled|settled on=en
shipped|shipped=en
si|si sono verificata!it|si sono verificate!it|si sono verificati!it|si sono verificato!it|si sono bloccati=it|si è verificata!it|si è verificate!it|si è verificati!it|si è verificato!it|si sono rotti=it
signed|signed the contract=en|signed the papers=en|signed the lease=en|signed off=en|signed the=en
sigue|sigue fallando=es
siguen|siguen fallando=es
sind|sind einverstanden=de|sind vom tisch=de|sind durch=de|sind einig=de|sind drin=de|sind raus=de|sind weg=de|sind da=de
sistemata|sistemata=it
sistemate|sistemate=it
sistemati|sistemati=it
sistemato|sistemato=it
smaller|smaller than before=en
smesso|smesso di funzionare=it
smette|smette di funzionare=it
solucionada|solucionada=es,pt-BR
solucionadas|solucionadas=es,pt-BR
solucionado|solucionado=es,pt-BR
solucionados|solucionados=es,pt-BR
solucionaron|solucionaron=es
solucionei|solucionei=pt-BR
solucionou|solucionou=pt-BR
solved|solved symlinks!en|solved symlink!en|solved config!en|solved values!en|solved paths!en|solved value!en|solved path!en|solved type!en|solved url!en|solved=en
sono|sono arrivata=it|sono arrivato=it|sono a posto=it|sono pronta=it|sono pronto=it
sont|sont en service=fr|sont en place=fr
soon|soon to be released!en
sostituita|sostituita=it
sostituite|sostituite=it
sostituiti|sostituiti=it
sostituito|sostituito=it
sparita|sparita=it
spariti|spariti=it
sparito|sparito=it
stalled|stalled=en
stata|stata pubblicata=it|stata pubblicato=it|stata corretta=it|stata corrette=it|stata corretti=it|stata corretto=it|stata decisa=it|stata deciso=it
state|state corretta=it|state corrette=it|state corretti=it|state corretto=it
stati|stati corretta=it|stati corrette=it|stati corretti=it|stati corretto=it
stato|stato pubblicata=it|stato pubblicato=it|stato corretta=it|stato corrette=it|stato corretti=it|stato corretto=it|stato decisa=it|stato deciso=it
staying|staying with=en
stellte|stellte sich heraus=de|stellte fest=de
stemmed|stemmed from=en
sticking|sticking with=en
stieg|stieg von=de
still|still worked=en|still works=en
stopped|stopped working=en
subieron|subieron de=es
subiu|subiu de=pt-BR
substituiu|substituiu=pt-BR
succeeded|succeeded=en
sudah|sudah menandatangani=id|sudah ditulis ulang=id|sudah memverifikasi=id|sudah mengonfirmasi=id|sudah menyelesaikan=id|sudah terselesaikan=id|sudah dikonfirmasi=id|sudah dimigrasikan=id|sudah diselesaikan=id|sudah diverifikasi=id|sudah digabungkan=id|sudah diluncurkan=id|sudah memperbaiki=id|sudah terpecahkan=id|sudah dibetulkan=id|sudah dipastikan=id|sudah diperbaiki=id|sudah dipulihkan=id|sudah diputuskan=id|sudah disepakati=id|sudah diterapkan=id|sudah divalidasi=id|sudah memutuskan=id|sudah diketahui=id|sudah disetujui=id|sudah ditemukan=id|sudah menemukan=id|sudah mengatasi=id|sudah mengganti=id|sudah menghapus=id|sudah dibenahi=id|sudah dideploy=id|sudah digabung=id|sudah dipasang=id|sudah diunggah=id|sudah diatasi=id|sudah dibuang=id|sudah dicabut=id|sudah diganti=id|sudah dihapus=id|sudah dikirim=id|sudah dilacak=id|sudah dirilis=id|sudah ditolak=id|sudah merilis=id|sudah rampung=id|sudah selesai=id|sudah sepakat=id|sudah setuju=id|sudah tayang=id|sudah tuntas=id|sudah beres=id|sudah diuji=id|sudah pulih=id|sudah bisa=id|sudah live=id
suite|suite passes=en
suites|suites succeed=en|suites pass=en
sumiram|sumiram=pt-BR
sumiu|sumiu=pt-BR
superato|superato tutti i test=it|superato il test=it|superato l'esame=it
sustituida|sustituida=es
sustituidas|sustituidas=es
sustituido|sustituido=es
sustituidos|sustituidos=es
sustituimos|sustituimos=es
switched|switched to=en
takes|takes care of that=en|takes care of this=en|takes care of the=en|takes care of it=en
telah|telah menandatangani=id|telah ditulis ulang=id|telah memverifikasi=id|telah mengonfirmasi=id|telah menyelesaikan=id|telah terselesaikan=id|telah dikonfirmasi=id|telah dimigrasikan=id|telah diselesaikan=id|telah diverifikasi=id|telah digabungkan=id|telah diluncurkan=id|telah memperbaiki=id|telah terpecahkan=id|telah dibetulkan=id|telah dipastikan=id|telah diperbaiki=id|telah dipulihkan=id|telah diputuskan=id|telah disepakati=id|telah diterapkan=id|telah divalidasi=id|telah memutuskan=id|telah diketahui=id|telah disetujui=id|telah ditemukan=id|telah menemukan=id|telah mengatasi=id|telah mengganti=id|telah menghapus=id|telah dibenahi=id|telah dideploy=id|telah digabung=id|telah dipasang=id|telah diunggah=id|telah diatasi=id|telah dibuang=id|telah dicabut=id|telah diganti=id|telah dihapus=id|telah dikirim=id|telah dilacak=id|telah dirilis=id|telah ditolak=id|telah merilis=id|telah rampung=id|telah selesai=id|telah sepakat=id|telah setuju=id|telah tayang=id|telah tuntas=id|telah beres=id|telah diuji=id|telah pulih=id|telah live=id
tempo|tempo limite excedido=pt-BR|tempo esgotado=pt-BR|tempo scaduto=it
teniamo|teniamo=it
teratasi|teratasi=id
terbukti|terbukti=id
terhenti|terhenti=id
terminamos|terminamos=es
terminei|terminei=pt-BR
terminou|terminou=pt-BR
ternyata|ternyata=id
terpecahkan|terpecahkan=id
terselesaikan|terselesaikan=id
terungkap|terungkap=id
terverifikasi|terverifikasi=id
tes|tes berhasil=id|tes lulus=id
test|test laufen durch=de|test bestanden=de|test superati=it|test superato=it|test passano=it|test passati=it|test passent=fr|test passes=en|test passe=fr|test hung=en
teste|teste passaram=pt-BR|teste passam=pt-BR|teste passou=pt-BR
testes|testes passaram=pt-BR|testes passam=pt-BR|testes passou=pt-BR
tests|tests laufen durch=de|tests sont verts=fr|tests bestanden=de|tests est verts=fr|tests pasaron=es|tests passent=fr|tests succeed=en|tests passes=en|tests pasan=es|tests passe=fr|tests hung=en|tests pass=en
that|that's why the=en|that explains=en
the|the decision is that=en|the real problem was=en|the decision is yes=en|the real defect was=en|the real problem is=en|the real reason was=en|the verdict is that=en|the catch was that=en|the decision is no=en|the decision is to=en|the real cause was=en|the real defect is=en|the real issue was=en|the real reason is=en|the trick was that=en|the verdict is yes=en|the catch is that=en|the real cause is=en|the real issue is=en|the trick is that=en|the verdict is no=en|the verdict is to=en|the bug was that=en|the real bug was=en|the solution was=en|the bug is that=en|the culprit was=en|the problem was=en|the real bug is=en|the culprit is=en|the reason was=en|the cause was=en|the fix is in=en|the issue was=en|the trick was=en|the bug was=en|the culprit=en|the fix was=en
tiba|tiba tiba tumbang=id|tiba tiba crash=id|tiba tiba mogok=id|tiba tiba hang=id|tiba tiba mati=id
tidak|tidak bisa jalan lagi=id|tidak berfungsi lagi=id|tidak bekerja lagi=id|tidak jalan lagi=id|tidak berhasil=id
tiempo|tiempo de espera agotado=es
tient|tient depuis=fr|tient sans=fr
tim|tim memutuskan=id
timed|timed out=en
timeout|timeout scaduto=it
times|times faster=en|times out=en
tiramos|tiramos=pt-BR
tirei|tirei=pt-BR
to|to blame for=en
todo|todo en verde=es
took|took care of that=en|took care of this=en|took latency down=en|took care of the=en|took care of it=en|took our down=en|took p99 down=en|took the down=en|took it down=en
tornata|tornata online=it
tornato|tornato a funzionare=it|tornato online=it
totally|totally broke!en
tourne|tourne de nouveau=fr|tourne maintenant=fr|tourne depuis=fr|tourne enfin=fr|tourne sans=fr
tout|tout venait des=fr|tout venait de=fr|tout venait du=fr|tout est vert=fr
traced|traced this back=en|traced back to=en|traced it back=en|traced this to=en|traced it to=en|traced to=en
tracked|tracked down=en
travaram|travaram=pt-BR
travou|travou=pt-BR
tripled|tripled its=en|tripled our=en|tripled the=en|tripled in=en
tritt|tritt nur=de
trocamos|trocamos=pt-BR
trocou|trocou=pt-BR
trois|trois fois moins=fr|trois fois plus=fr
troquei|troquei=pt-BR
trovata|trovata la soluzione=it|trovata il problema=it|trovata il motivo=it|trovata l'origine=it|trovata l'errore=it|trovata la causa=it|trovata il bug=it
trovato|trovato la soluzione=it|trovato il problema=it|trovato il motivo=it|trovato l'origine=it|trovato l'errore=it|trovato la causa=it|trovato il bug=it
tudo|tudo verde=pt-BR
turned|turned out=en
turns|turns out=en
tut|tut endlich=de|tut wieder=de|tut jetzt=de|tut nun=de
tutto|tutto verde=it
udah|udah menyelesaikan=id|udah diselesaikan=id|udah memperbaiki=id|udah dibetulkan=id|udah diperbaiki=id|udah mengatasi=id|udah dibenahi=id|udah diatasi=id
uhr|uhr verschoben=de|uhr verlegt=de
uji|uji berhasil=id|uji lulus=id
umbenannt|umbenannt=de
umgebaut|umgebaut=de
umgeschrieben|umgeschrieben=de
umgesetzt|umgesetzt=de
umgestellt|umgestellt auf=de|umgestellt=de
umgezogen|umgezogen=de
unblocked|unblocked=en
underlying|underlying causes=en|underlying cause=en
unterschrieben|unterschrieben=de
up|up and running=en
ursache|ursache gefunden=de|ursache war=de
validada|validada=es,pt-BR
validadas|validadas=es,pt-BR
validado|validado=es,pt-BR
validados|validados=es,pt-BR
validated|validated=en
validiert|validiert=de
vamos|vamos ficar com=pt-BR
verdoppelt|verdoppelt=de
vereinbart|vereinbart=de
verificada|verificada=es,pt-BR
verificadas|verificadas=es,pt-BR
verificado|verificado=es,pt-BR
verificados|verificados=es,pt-BR
verificamos|verificamos que=pt-BR
verificata|verificata=it
verificate|verificate=it
verificati|verificati=it
verificato|verificato=it
verificou|verificou=pt-BR
verified|verified by default!en|verified=en
verifiquei|verifiquei=pt-BR
verifiziert|verifiziert=de
verkauft|verkauft=de
verschlechtert|verschlechtert=de
verschoben|verschoben=de
verworfen|verworfen=de
voltaram|voltaram a funcionar=pt-BR
voltei|voltei para=pt-BR|voltei a=pt-BR|voltei o=pt-BR
voltou|voltou a funcionar=pt-BR
volvieron|volvieron a funcionar=es
voyants|voyants sont verts=fr|voyants est verts=fr
vuelve|vuelve a funcionar=es
vuelven|vuelven a funcionar=es
waktu|waktu habis=id
war|war die ursache=de|war der grund=de|war falsch=de|war schuld=de
warn|warn failed!en
was|was the actual culprit=en|was the actual problem=en|was the actual defect=en|was the actual cause=en|was the actual issue=en|was the real culprit=en|was the real problem=en|was the real defect=en|was the actual bug=en|was the real cause=en|was the real issue=en|was the real bug=en|was cancelled=en|was caused by=en|was down from=en|was never the=en|was accepted=en|was approved=en|was canceled=en|was declined=en|was rejected=en|was to blame=en|was failing=en|was missing=en|was up from=en|was broken=en|was chosen=en|was due to=en|was killed=en|was passed!en|was broke!en
wasn|wasn't worth the=en|wasn't worth it=en
we|we can stop worrying=en|we can stop looking=en|we're sticking with=en|we're staying with=en|we're switching to=en|we're going with=en|we're moving to=en|we implemented=en|we switched to=en|we're dropping=en|we're keeping=en|we concluded=en|we learned=en|we agreed=en|we picked=en|we chose=en|we found=en
went|went down into!en|went down the!en|went down to!en|went down a!en|went away=en|went down=en|went from=en|went live=en|went with=en
were|were cancelled=en|were caused by=en|were down from=en|were accepted=en|were approved=en|were canceled=en|were declined=en|were rejected=en|were failing=en|were missing=en|were up from=en|were broken=en|were chosen=en|were due to=en|were passed!en|were broke!en
which|which is why the=en
wieder|wieder erreichbar=de|wieder online=de
wiederhergestellt|wiederhergestellt=de
wir|wir verzichten auf=de|wir bleiben bei=de|wir setzen auf=de|wir behalten=de|wir nehmen=de
workaround|workaround works=en
worked|worked as expected=en|worked again=en|worked fine=en
working|working again=en
works|works as expected=en|works again=en|works now=en
wrapf|wrapf failed!en
wurde|wurde bestanden=de
ya|ya coinciden=es|ya funcionan=es|ya funciona=es|ya cuadran=es|ya cuadra=es|ya carga=es|ya corre=es|ya tarda=es|ya usa=es
zugesagt|zugesagt=de
zugestimmt|zugestimmt=de
"""
