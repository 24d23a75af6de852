"""Made by `daybreak.vocabularies.expand`: change the words, not this."""

# ruff: noqa: E501, RUF001
__all__ = ("TABLE",)

TABLE = """\
abbiamo|abbiamo capito=it|abbiamo deciso=it|abbiamo scelto=it|abbiamo optato=it|abbiamo finito=it
abgebrochen|abgebrochen=de
abgelehnt|abgelehnt=de
abgesagt|abgesagt=de
abgeschlossen|erfolgreich abgeschlossen=de|abgeschlossen=de
abgeschlossene|abgeschlossene ausbildung!de|abgeschlossene wohnung!de|abgeschlossene tür!de
aborted|aborted=en
accepted|were accepted=en|was accepted=en|got accepted=en
accord|nous sommes mis d'accord=fr|on s'est mis d'accord=fr
accordati|ci siamo accordati=it
accorta|mi sono accorta=it
accorti|ci siamo accorti=it
accorto|mi sono accorto=it
achamos|achamos o motivo=pt-BR|achamos a causa=pt-BR|achamos um erro=pt-BR|achamos o erro=pt-BR|achamos um bug=pt-BR|achamos o bug=pt-BR
achei|achei um erro=pt-BR|achei o erro=pt-BR|achei um bug=pt-BR|achei o bug=pt-BR
acontece|acontece que=pt-BR
acordado|hemos acordado=es|han acordado=es|he acordado=es
actual|was the actual issue=en|was the actual cause=en|is the actual issue=en|is the actual cause=en|was the actual bug=en|is the actual bug=en
aggiustata|aggiustata=it
aggiustate|aggiustate=it
aggiustati|aggiustati=it
aggiustato|aggiustato=it
agotado|tiempo de espera agotado=es
agreed|agreed to meet!en|agreed that=en|we agreed=en|agreed to=en|agreed on=en|agreed=en
akhirnya|akhirnya sepakat=id
aktif|aktif lagi=id
amount|fixed amount!en
andata|andata in crash=it
andati|andati in crash=it
andato|andato in crash=it
annullata|annullata=it
annullate|annullate=it
annullati|annullati=it
annullato|annullato=it
another|found another=en
aplikasi|aplikasi tumbang=id|aplikasi crash=id|aplikasi mogok=id|aplikasi mati=id|aplikasi hang=id
aplikasinya|aplikasinya tumbang=id|aplikasinya crash=id|aplikasinya mogok=id|aplikasinya mati=id|aplikasinya hang=id
approvata|approvata=it
approvate|approvate=it
approvati|approvati=it
approvato|approvato=it
approved|were approved=en|was approved=en|got approved=en|approved=en
aprobada|aprobada=es
aprobadas|aprobadas=es
aprobado|aprobado=es
aprobados|aprobados=es
aprovada|aprovada=pt-BR
aprovadas|aprovadas=pt-BR
aprovado|aprovado=pt-BR
aprovados|aprovados=pt-BR
around|passed around!en
array|fixed array!en
arreglada|arreglada=es
arregladas|arregladas=es
arreglado|arreglado=es
arreglados|arreglados=es
arreglamos|arreglamos=es
arreglaron|arreglaron=es
arrumei|arrumei=pt-BR
arrumou|arrumou=pt-BR
assinamos|assinamos=pt-BR
assinei|assinei=pt-BR
attempts|failed attempts!en
ausgebessert|ausgebessert=de
ausgefallen|ausgefallen=de
ausgeliefert|ausgeliefert=de
ausgerollt|ausgerollt=de
averiguamos|averiguamos=es
backfired|backfired=en
backported|backported=en
behob|behob=de
behoben|behoben=de
behobene|der behobene=de|die behobene=de|das behobene=de|ein behobene=de
bekerja|tidak bekerja lagi=id|nggak bekerja lagi=id|gak bekerja lagi=id|bekerja lagi=id
bereinigt|bereinigt=de
beres|sudah beres=id|telah beres=id
berfungsi|tidak berfungsi lagi=id|nggak berfungsi lagi=id|sekarang berfungsi=id|gak berfungsi lagi=id|berhenti berfungsi=id|berfungsi kembali=id|kembali berfungsi=id|berfungsi lagi=id
berhasil|semua tes berhasil=id|berhasil diatasi=id|berhasil dilacak=id|berhasil dirilis=id|berhasil merilis=id|berhasil rampung=id|berhasil dikirim=id|berhasil pulih=id|berhasil beres=id|berhasil diuji=id|tidak berhasil=id|orang berhasil!id|tes berhasil=id|uji berhasil=id|berhasil=id
berhenti|berhenti bekerja=id
berjalan|sekarang berjalan=id|berjalan kembali=id|kembali berjalan=id|berjalan lagi=id
beschloss|beschloss=de
beschlossen|beschlossen=de
beseitigt|beseitigt=de
bestaetigt|bestaetigt=de
bestanden|tests bestanden=de|test bestanden=de|bestanden alle=de
bisected|bisected=en
blew|blew up=en
bloccati|si sono bloccati=it
bocciata|bocciata=it
bocciato|bocciato=it
brach|brach ab=de
broke|broke the news!en|broke the ice!en|were broke!en|flat broke!en|i'm broke!en|are broke!en|was broke!en|am broke!en|is broke!en|broke=en
broken|were broken=en|was broken=en|is broken=en
bug|the bug was=en|not a bug=en
bugfixed|bugfixed=en
build|build hung=en
building|ran out of the building!en
cancelada|cancelada=es,pt-BR
canceladas|canceladas=es,pt-BR
cancelado|cancelado=es,pt-BR
cancelados|cancelados=es,pt-BR
canceled|were canceled=en|was canceled=en|got canceled=en
cancelei|cancelei=pt-BR
cancelled|were cancelled=en|was cancelled=en|got cancelled=en
capito|ho capito=it
caught|caught the bugs=en|caught two bugs=en|caught the bug=en|caught two bug=en|caught a bugs=en|caught a bug=en|bugs caught=en
causa|achei a causa=pt-BR|la causa era=es,it|la causa fue=es|la causa es=es|a causa era=pt-BR|a causa foi=pt-BR|causa raiz=pt-BR
cause|the real cause was=en|was the real cause=en|the real cause is=en|is the real cause=en|found three cause=en|found the cause=en|found two cause=en|the cause was=en|found a cause=en|la cause est=fr|root cause=en
caused|were caused by=en|was caused by=en|root caused=en
causes|root causes=en
cayeron|se cayeron=es
checked|double checked=en
checks|checks pass=en
chose|we chose=en|i chose=en|chose=en
chosen|were chosen=en|been chosen=en|was chosen=en
clean|all clean=en
clothes|all clean clothes!en
combinamos|combinamos=pt-BR
completada|completada=es,pt-BR
completadas|completadas=es,pt-BR
completado|completado=es,pt-BR
completados|completados=es,pt-BR
completata|completata=it
completate|completate=it
completati|completati=it
completato|completato=it
complete|is now complete=en
completed|completed=en
comprobada|comprobada=es
comprobadas|comprobadas=es
comprobado|comprobado=es
comprobados|comprobados=es
concluded|we concluded=en|i concluded=en|concluded=en
concluiu|concluiu=pt-BR
concordata|concordata=it
concordate|concordate=it
concordati|concordati=it
concordato|concordato=it
confermata|confermata=it
confermate|confermate=it
confermati|confermati=it
confermato|confermato=it
config|solved config!en
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
contract|signed the contract=en
controlli|controlli superati=it|controlli superato=it|controlli passano=it|controlli passati=it
convalidata|convalidata=it
convalidate|convalidate=it
convalidati|convalidati=it
convalidato|convalidato=it
convenu|convenu que=fr|convenu de=fr
convenus|nous sommes convenus=fr|on s'est convenus=fr
corrected|corrected=en
corregida|corregida=es
corregidas|corregidas=es
corregido|corregido=es
corregidos|corregidos=es
corretta|stato corretta=it|stata corretta=it|stati corretta=it|state corretta=it
corrette|stato corrette=it|stata corrette=it|stati corrette=it|state corrette=it
corretti|stato corretti=it|stata corretti=it|stati corretti=it|state corretti=it
corretto|problema corretto=it|abbiamo corretto=it|errore corretto=it|hanno corretto=it|stato corretto=it|stata corretto=it|stati corretto=it|state corretto=it|bug corretto=it|ho corretto=it|ha corretto=it
corrigi|corrigi=pt-BR
corrigida|corrigida=pt-BR
corrigidas|corrigidas=pt-BR
corrigido|corrigido=pt-BR
corrigidos|corrigidos=pt-BR
corrigieron|corrigieron=es
corrigimos|corrigimos=pt-BR
corrigiram|corrigiram=pt-BR
corrigiu|corrigiu=pt-BR
corrigé|corrigé de examen!fr|corrigé de devoir!fr|corrigé du examen!fr|corrigé du devoir!fr|le corrigé!fr
corrompida|corrompida=pt-BR
corrompidas|corrompidas=pt-BR
corrompido|corrompido=pt-BR
corrompidos|corrompidos=pt-BR
corrupted|corrupted=en
costs|fixed costs!en
crash|tiba tiba crash=id
crashata|crashata=it
crashate|crashate=it
crashati|crashati=it
crashato|crashato=it
crashed|crashed=en
crashes|crashes=en
crashing|keeps crashing=en|kept crashing=en
cuenta|nos dimos cuenta=es|me dimos cuenta=es|me di cuenta=es
culprit|reveals the actual culprit=en|reveals the real culprit=en|was the actual culprit=en|is the actual culprit=en|was the real culprit=en|is the real culprit=en|found three culprit=en|found the culprit=en|found two culprit=en|the culprit was=en|found a culprit=en|the culprit is=en|the culprit=en
daran|der grund lag daran=de|lag daran dass=de|es lag daran=de
dass|lag am dass=de
deadlock|found the deadlock=en|found a deadlock=en
deadlocked|deadlocked=en
debugged|debugged=en
decided|decided=en
decidi|decidi usar=pt-BR|decidi que=pt-BR|eu decidi=pt-BR
decidida|muy decidida!es|decidida=es,pt-BR
decididas|muy decididas!es|decididas=es,pt-BR
decidido|muy decidido!es|es decidido!es|decidido=es,pt-BR
decididos|muy decididos!es|decididos=es,pt-BR
decidieron|decidieron=es
decidimos|decidimos=es
decidiram|decidiram=pt-BR
decidiu|decidiu=pt-BR
decisa|stato decisa=it|stata decisa=it
decision|decision locked=en|locked decision=en|decision taken=en|final decision=en|decision made=en
decisione|decisione presa=it
decisions|decisions locked=en|locked decisions=en|decisions taken=en|final decisions=en|decisions made=en
deciso|hanno deciso=it|stato deciso=it|stata deciso=it|ho deciso=it|ha deciso=it|deciso di=it
declined|were declined=en|was declined=en|got declined=en
default|merged by default!en|failed by default!en
defect|was the actual defect=en|is the actual defect=en|the real defect was=en|was the real defect=en|the real defect is=en|is the real defect=en
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
deram|deram erro=pt-BR
descobri|descobri=pt-BR
descobrimos|descobrimos=pt-BR
descobriram|descobriram=pt-BR
descobriu|descobriu=pt-BR
descubierto|hemos descubierto=es|han descubierto=es|he descubierto=es|ha descubierto=es
descubrieron|descubrieron=es
descubrimos|descubrimos=es
desisti|desisti=pt-BR
desplegada|desplegada=es
desplegadas|desplegadas=es
desplegado|desplegado=es
desplegados|desplegados=es
desplegamos|desplegamos=es
detectada|detectada=es,pt-BR
detectadas|detectadas=es,pt-BR
detectado|detectado=es,pt-BR
detectados|detectados=es,pt-BR
determined|determined that=en|determined the=en
diagnosed|diagnosed=en
diatasi|selesai diatasi=id|sudah diatasi=id|telah diatasi=id|udah diatasi=id
dibatalkan|dibatalkan=id
dibenahi|berhasil dibenahi=id|selesai dibenahi=id|sudah dibenahi=id|telah dibenahi=id|udah dibenahi=id
dibetulkan|berhasil dibetulkan=id|selesai dibetulkan=id|sudah dibetulkan=id|telah dibetulkan=id|udah dibetulkan=id
dideploy|berhasil dideploy=id|sudah dideploy=id|telah dideploy=id
didn|didn't work=en
died|died=en
digabung|berhasil digabung=id|sudah digabung=id|telah digabung=id
digabungkan|berhasil digabungkan=id|sudah digabungkan=id|telah digabungkan=id
dikembalikan|dikembalikan ke versi=id
diketahui|berhasil diketahui=id|sudah diketahui=id|telah diketahui=id
dikirim|sudah dikirim=id|telah dikirim=id
dikonfirmasi|berhasil dikonfirmasi=id|sudah dikonfirmasi=id|telah dikonfirmasi=id
dilacak|sudah dilacak=id|telah dilacak=id
diluncurkan|berhasil diluncurkan=id|sudah diluncurkan=id|telah diluncurkan=id
dimigrasikan|berhasil dimigrasikan=id|sudah dimigrasikan=id|telah dimigrasikan=id
dipasang|berhasil dipasang=id|sudah dipasang=id|telah dipasang=id
dipastikan|berhasil dipastikan=id|sudah dipastikan=id|telah dipastikan=id
diperbaiki|berhasil diperbaiki=id|selesai diperbaiki=id|sudah diperbaiki=id|telah diperbaiki=id|udah diperbaiki=id
dipulihkan|berhasil dipulihkan=id|sudah dipulihkan=id|telah dipulihkan=id
diputuskan|sudah diputuskan=id|telah diputuskan=id|diputuskan bahwa=id
dirilis|sudah dirilis=id|telah dirilis=id
discovered|discovered=en
disdetta|disdetta=it
disdetto|disdetto=it
disebabkan|disebabkan oleh=id
diselesaikan|berhasil diselesaikan=id|selesai diselesaikan=id|sudah diselesaikan=id|telah diselesaikan=id|udah diselesaikan=id
disepakati|sudah disepakati=id|telah disepakati=id|disepakati=id
disetujui|sudah disetujui=id|telah disetujui=id
ditemukan|penyebab ditemukan=id|berhasil ditemukan=id|sudah ditemukan=id|telah ditemukan=id|ditemukan bahwa=id
diterapkan|berhasil diterapkan=id|sudah diterapkan=id|telah diterapkan=id
ditolak|sudah ditolak=id|telah ditolak=id
diuji|sudah diuji=id|telah diuji=id
diunggah|berhasil diunggah=id|sudah diunggah=id|telah diunggah=id
divalidasi|berhasil divalidasi=id|sudah divalidasi=id|telah divalidasi=id
diverifikasi|berhasil diverifikasi=id|sudah diverifikasi=id|telah diverifikasi=id
done|is now done=en
door|ran out of the door!en
dovuta|erano dovuta a=it|era dovuta a=it
dovute|erano dovute a=it|era dovute a=it
dovuti|erano dovuti a=it|era dovuti a=it
dovuto|erano dovuto a=it|era dovuto a=it
durchgefallen|durchgefallen=de
eingefroren|eingefroren=de
eingegrenzt|eingegrenzt=de
eingespielt|eingespielt=de
einigten|einigten uns=de
elegimos|elegimos=es
eliminated|eliminated=en
encontrada|causa encontrada=es,pt-BR
encontrado|encontrado el problema=es|encontrado el origen=es|encontrado el motivo=es|encontrado la causa=es|encontrado el error=es|encontrado el fallo=es|encontrado un error=es|encontrado un fallo=es|encontrado el bug=es|encontrado un bug=es
encontramos|encontramos el problema=es|encontramos o problema=pt-BR|encontramos el origen=es|encontramos el motivo=es|encontramos la causa=es|encontramos el error=es|encontramos el fallo=es|encontramos un error=es|encontramos un fallo=es|encontramos o motivo=pt-BR|encontramos a causa=pt-BR|encontramos um erro=pt-BR|encontramos el bug=es|encontramos un bug=es|encontramos o erro=pt-BR|encontramos um bug=pt-BR|encontramos o bug=pt-BR
encontraron|encontraron el problema=es|encontraron la causa=es|encontraron el error=es|encontraron el fallo=es
encontrei|encontrei o problema=pt-BR|encontrei o motivo=pt-BR|encontrei a causa=pt-BR|encontrei um erro=pt-BR|encontrei o erro=pt-BR|encontrei um bug=pt-BR|encontrei o bug=pt-BR
encontrou|encontrou o problema=pt-BR|encontrou o motivo=pt-BR|encontrou a causa=pt-BR|encontrou um erro=pt-BR|encontrou o erro=pt-BR|encontrou um bug=pt-BR|encontrou o bug=pt-BR
endlich|laufen endlich=de|klappt endlich=de|gehen endlich=de|geht endlich=de|tut endlich=de
entdeckt|entdeckt=de
entschied|entschied=de
entschieden|entschieden=de
entschlossen|fest entschlossen!de
era|el error era=es
erfolgreich|erfolgreich umgestellt=de|erfolgreich getestet=de|erfolgreich migriert=de|erfolgreich deployt=de
erledigt|erledigt=de
errado|deu errado=pt-BR
erreichbar|wieder erreichbar=de
erro|o erro era=pt-BR|o erro foi=pt-BR|deu erro=pt-BR
errore|andato in errore=it|andata in errore=it|andati in errore=it|l'errore era=it
escolhemos|escolhemos=pt-BR
esgotado|tempo esgotado=pt-BR
estourou|estourou o tempo=pt-BR
estragou|estragou=pt-BR
estropeada|estropeada=es
estropeado|estropeado=es
excedido|tempo limite excedido=pt-BR
exercice|corrigé de l'exercice!fr|corrigé du l'exercice!fr
expected|worked as expected=en|works as expected=en
expirou|expirou=pt-BR
failed|how they failed!en|errorf failed!en|fatalf failed!en|printf failed!en|errors failed!en|how it failed!en|failed login!en|failed count!en|failed state!en|error failed!en|debug failed!en|wrapf failed!en|warn failed!en|new failed!en|failed=en
failing|keeps failing=en|kept failing=en|were failing=en|are failing=en|was failing=en|is failing=en
falharam|falharam=pt-BR
falhou|falhou=pt-BR
fallado|han fallado=es|ha fallado=es
fallaron|fallaron=es
fallita|fallita=it
fallite|fallite=it
falliti|falliti=it
fallito|fallito=it
fallo|el fallo era=es|el fallo fue=es
fehler|der fehler lag daran=de|der fehler lag an=de|der fehler lag am=de|der fehler lag in=de|der fehler lag im=de
fehlerquelle|fehlerquelle gefunden=de
fehlgeschlagen|fehlgeschlagen=de
fertiggestellt|fertiggestellt=de
festgelegt|festgelegt=de
festgestellt|festgestellt=de
fiel|fiel aus=de
fields|are green fields!en
finalizada|finalizada=es,pt-BR
finalizadas|finalizadas=es,pt-BR
finalizado|finalizado=es,pt-BR
finalizados|finalizados=es,pt-BR
finally|finally passes=en|finally worked=en|finally found=en|finally works=en
finalmente|funzionano finalmente=it|finalmente funcionam=pt-BR|funziona finalmente=it|finalmente funziona=it|finalmente funciona=pt-BR
finished|finished product!en|finished=en
finito|ho finito=it
firmamos|firmamos=es
firmato|abbiamo firmato=it|ho firmato=it
fix|the fix is in=en|the fix was=en
fixed|fixed to the!en|fixed size!en|fixed rate!en|fixed cost!en|fixed list!en|fixed term!en|fixed time!en|fixed set!en|a fixed!en|fixed=en
fonctionne|fonctionne de nouveau=fr|ne fonctionne plus=fr|ne fonctionne pas=fr|fonctionne enfin=fr
fonctionnent|fonctionnent de nouveau=fr|fonctionnent maintenant=fr|fonctionnent enfin=fr
forever|hung forever=en
found|found three issue=en|found three bugs=en|found the issue=en|found two issue=en|found three bug=en|found the bugs=en|found two bugs=en|found the root=en|found the leak=en|found the race=en|found the bug=en|found a issue=en|found two bug=en|found a bugs=en|found a root=en|found a leak=en|found a race=en|found a bug=en|issue found=en|have found=en|also found=en|been found=en|found that=en|bugs found=en|has found=en|had found=en|found one=en|found why=en|found how=en|found out=en|bug found=en|found an=en|found it=en|we found=en|i found=en
fracasada|fracasada=es
fracasadas|fracasadas=es
fracasado|fracasado=es
fracasados|fracasados=es
fracasaron|fracasaron=es
freigegeben|freigegeben=de
froze|froze=en
fue|el error fue=es
funciona|funciona de nuevo=es|funciona otra vez=es|por fin funciona=es|funciona de novo=pt-BR|ahora funciona=es|no funciona si!es|agora funciona=pt-BR|funciona agora=pt-BR|ya funciona=es|no funciona=es
funcionaba|no funcionaba=es
funcionam|funcionam de novo=pt-BR|agora funcionam=pt-BR|funcionam agora=pt-BR
funcionan|funcionan de nuevo=es|funcionan otra vez=es|por fin funcionan=es|ahora funcionan=es|ya funcionan=es
funcionar|volvieron a funcionar=es|dejaron de funcionar=es|voltaram a funcionar=pt-BR|pararam de funcionar=pt-BR|vuelven a funcionar=es|vuelve a funcionar=es|voltou a funcionar=pt-BR|parou de funcionar=pt-BR
funcionaram|funcionaram=pt-BR
funcionaron|funcionaron=es
funcionou|funcionou=pt-BR
funcionó|no funcionó si!es
funktionieren|funktionieren endlich=de|funktionieren wieder=de|funktionieren jetzt=de|funktionieren nun=de
funktioniert|funktioniert nicht mehr=de|funktioniert nicht wie=de|funktioniert endlich=de|funktioniert wieder=de|funktioniert jetzt=de|haben funktioniert=de|funktioniert nicht=de|funktioniert nun=de|hat funktioniert=de
funktionierte|funktionierte nicht mehr=de|funktionierte nicht wie=de|funktionierte wieder=de|funktionierte nicht=de
funziona|funziona di nuovo=it|funziona adesso=it|adesso funziona=it|funziona ora=it|ora funziona=it
funzionano|finalmente funzionano=it|funzionano di nuovo=it|funzionano adesso=it|adesso funzionano=it|funzionano ora=it|ora funzionano=it
funzionare|riprende a funzionare=it|ripreso a funzionare=it|tornato a funzionare=it|smesso di funzionare=it|smette di funzionare=it
funzionato|non ha funzionato=it|hanno funzionato=it|ha funzionato=it
fusionada|fusionada=es
fusionadas|fusionadas=es
fusionado|fusionado=es
fusionados|fusionados=es
fusionamos|fusionamos=es
gagal|gagal=id
gave|gave up=en
geeinigt|geeinigt=de
gefixed|gefixed=de
gefixt|gefixt=de
gefunden|ursache gefunden=de|problem gefunden=de|fehler gefunden=de|bug gefunden=de
gegangen|kaputt gegangen=de|live gegangen=de
gehen|gehen nun=de
geht|geht nun=de
geklappt|haben geklappt=de|hat geklappt=de
gelaufen|in den timeout gelaufen=de
geloest|geloest=de
gemerged|gemerged=de
gemergt|gemergt=de
genehmigt|genehmigt=de
geschafft|geschafft=de
gescheitert|gescheitert=de
got|got it to work=en
green|are green eyes!en|all green=en|are green=en|is green=en
grund|der grund lag an=de|der grund lag am=de|der grund lag in=de|der grund lag im=de
grundursache|grundursache=de
habis|waktu habis=id
hallado|hallado la causa=es|hallado el error=es|hallado el fallo=es
hallamos|hallamos la causa=es|hallamos el error=es|hallamos el fallo=es
hang|tiba tiba hang=id
hauptursache|hauptursache=de
height|fixed height!en
heraus|fand heraus=de
herausgefunden|herausgefunden=de
herausgestellt|herausgestellt=de
hidup|hidup lagi=id
hotfixed|hotfixed=en
house|ran out of the house!en
hung|hung again=en|test hung=en|job hung=en|app hung=en|hung for=en|it hung=en|hung on=en
identificamos|identificamos a=pt-BR
identified|identified=en
identifiquei|identifiquei=pt-BR
implantada|implantada=pt-BR
implantadas|implantadas=pt-BR
implantado|implantado=pt-BR
implantados|implantados=pt-BR
implantei|implantei=pt-BR
implemented|fully implemented=en|have implemented=en|has implemented=en|and implemented=en|we implemented=en|i implemented=en
import|import hung=en
income|fixed income!en
individuata|individuata la soluzione=it|individuata il problema=it|individuata l'origine=it|individuata il motivo=it|individuata la causa=it|individuata l'errore=it|individuata il bug=it|causa individuata=it
individuato|individuato la soluzione=it|individuato il problema=it|individuato l'origine=it|individuato il motivo=it|individuato la causa=it|individuato l'errore=it|individuato il bug=it
inspection|passed the inspection=en
interval|fixed interval!en
interview|passed the interview=en
issues|found three issues=en|found the issues=en|found two issues=en|found a issues=en|issues found=en
jalan|tidak bisa jalan lagi=id|nggak bisa jalan lagi=id|gak bisa jalan lagi=id|tidak jalan lagi=id|nggak jalan lagi=id|gak jalan lagi=id|jalan lagi=id
jetzt|gehen jetzt=de|geht jetzt=de|tut jetzt=de
kaputt|ging kaputt=de
kaputtgegangen|kaputtgegangen=de
kehabisan|kehabisan waktu=id
kembali|bekerja kembali=id|normal kembali=id|online kembali=id|kembali normal=id|kembali online=id|jalan kembali=id|hidup kembali=id|aktif kembali=id
kesalahannya|kesalahannya ditemukan=id|kesalahannya ternyata=id|kesalahannya adalah=id
killed|oom killed=en|was killed=en
klappt|klappt nicht mehr=de|klappt nicht wie=de|klappt jetzt=de|klappt nicht=de|klappt nun=de
klappte|klappte nicht mehr=de|klappte nicht wie=de|klappte wieder=de|klappte nicht=de
korrigiert|korrigiert=de
lag|es lag an=de|es lag am=de|es lag in=de|es lag im=de
landed|landed at the!en|landed in the!en|landed=en
langsung|langsung tumbang=id|langsung crash=id|langsung mogok=id|langsung mati=id|langsung hang=id
lanzamos|lanzamos=es
laufen|tests laufen durch=de|test laufen durch=de|laufen jetzt=de|laufen nun=de
launched|launched=en
leaked|leaked=en
learned|lessons learned=en|lesson learned=en|learned that=en|learned the=en|we learned=en|i learned=en
length|fixed length!en
ligne|mises en ligne=fr|mise en ligne=fr|mis en ligne=fr
live|is live tv!en|went live=en|are live=en|now live=en|is live=en
llegamos|llegamos a un acuerdo=es
logins|failed logins!en
logramos|logramos=es
longer|no longer works=en
loss|data loss=en
lulus|semua tes lulus=id|tes lulus=id|uji lulus=id|lulus tes=id
maintenant|fonctionne maintenant=fr|marchent maintenant=fr|marche maintenant=fr|tourne maintenant=fr
marche|ne marche plus=fr|ne marche pas=fr|marche enfin=fr
marchent|marchent de nouveau=fr|marchent enfin=fr
masalah|akar masalah=id
masalahnya|masalahnya ditemukan=id|masalahnya ternyata=id|masalahnya adalah=id|akar masalahnya=id
mati|tiba tiba mati=id
memory|out of memory=en
memperbaiki|berhasil memperbaiki=id|selesai memperbaiki=id|sudah memperbaiki=id|telah memperbaiki=id|udah memperbaiki=id|kami memperbaiki=id|saya memperbaiki=id
memutuskan|sudah memutuskan=id|telah memutuskan=id|kami memutuskan=id|saya memutuskan=id|kita memutuskan=id|aku memutuskan=id|tim memutuskan=id|dia memutuskan=id
memverifikasi|berhasil memverifikasi=id|sudah memverifikasi=id|telah memverifikasi=id
menandatangani|sudah menandatangani=id|telah menandatangani=id
menemukan|berhasil menemukan=id|sudah menemukan=id|telah menemukan=id|saya menemukan=id|kami menemukan=id
mengatasi|berhasil mengatasi=id|selesai mengatasi=id|sudah mengatasi=id|telah mengatasi=id|udah mengatasi=id
mengonfirmasi|berhasil mengonfirmasi=id|sudah mengonfirmasi=id|telah mengonfirmasi=id
menyelesaikan|berhasil menyelesaikan=id|selesai menyelesaikan=id|sudah menyelesaikan=id|telah menyelesaikan=id|udah menyelesaikan=id
menyerah|menyerah=id
merged|merged cells!en|merged=en
mergiata|mergiata=it
mergiate|mergiate=it
mergiati|mergiati=it
mergiato|mergiato=it
merilis|sudah merilis=id|telah merilis=id
mesclada|mesclada=pt-BR
mescladas|mescladas=pt-BR
mesclado|mesclado=pt-BR
mesclados|mesclados=pt-BR
mesclei|mesclei=pt-BR
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
mises|mises en prod=fr
missing|were missing=en|was missing=en
mistake|found the mistake=en|found a mistake=en
mitigated|mitigated=en
mogok|tiba tiba mogok=id
motivo|achei o motivo=pt-BR|el motivo era=es|el motivo fue=es|il motivo era=it|o motivo era=pt-BR|o motivo foi=pt-BR
music|is live music!en
nachgewiesen|nachgewiesen=de
narrowed|narrowed it down=en|narrowed down to=en
nicht|geht nicht mehr=de|ging nicht mehr=de|lief nicht mehr=de|geht nicht wie=de|ging nicht wie=de|lief nicht wie=de
normal|normal lagi=id
not|does not work=en|did not work=en
nouveau|de nouveau en ligne=fr|marche de nouveau=fr|tourne de nouveau=fr
novamente|funcionam novamente=pt-BR|funciona novamente=pt-BR
number|fixed number!en
nun|tut nun=de
online|wieder online=de|back online=en|online lagi=id
optamos|optamos por=es,pt-BR
optato|ho optato=it
opted|opted for=en
optei|optei por=pt-BR
origine|trovato l'origine=it|trovata l'origine=it
out|ran out of=en
panicked|panicked=en
panne|en panne=fr
papers|signed the papers=en
pasan|tests pasan=es
pasaron|pruebas pasaron=es|prueba pasaron=es|tests pasaron=es
pass|all pass=en
passam|testes passam=pt-BR|teste passam=pt-BR
passano|test passano=it
passaram|testes passaram=pt-BR|teste passaram=pt-BR
passati|test passati=it
passato|passato tutti i test=it|passato l'esame=it|passato il test=it
passe|tests passe=fr|test passe=fr
passed|passed the tests=en|passed the exam=en|passed the test=en|builds passed=en|checks passed=en|tests passed=en|build passed=en|suite passed=en|check passed=en|audit passed=en|being passed!en|passed along!en|test passed=en|lint passed=en|passed with=en|were passed!en|been passed!en|gets passed!en|passed into!en|passed down!en|passed from!en|passed away!en|all passed=en|are passed!en|was passed!en|get passed!en|passed via!en|ci passed=en|is passed!en|be passed!en|passed to!en|passed as!en|passed in!en|passed by!en|passed on!en|passed=en
passei|passei na prova=pt-BR|passei no exame=pt-BR
passent|tests passent=fr|test passent=fr
passes|builds passes=en|checks passes=en|tests passes=en|build passes=en|suite passes=en|check passes=en|audit passes=en|test passes=en|lint passes=en|now passes=en|ci passes=en
passing|passing with=en|all passing=en|are passing=en|is passing=en
passou|testes passou=pt-BR|teste passou=pt-BR
patched|patched=en
pengujian|pengujian berhasil=id|pengujian lulus=id
penyebab|penyebab adalah=id|penyebab utama=id|akar penyebab=id
penyebabnya|penyebabnya ditemukan=id|penyebabnya ternyata=id|penyebabnya adalah=id|akar penyebabnya=id
perbaiki|saya sudah perbaiki=id|kami perbaiki=id
percebemos|percebemos que=pt-BR
percebi|percebi que=pt-BR
picked|we picked=en|i picked=en
piorou|piorou=pt-BR
pipeline|pipeline passed=en|pipeline passes=en
place|fixed in place!en
planté|ont planté des!fr|ont planté une!fr|ont planté les!fr|ont planté mes!fr|ont planté nos!fr|ont planté ses!fr|ont planté un!fr|ont planté le!fr|ont planté la!fr|a planté des!fr|a planté une!fr|a planté les!fr|a planté mes!fr|a planté nos!fr|a planté ses!fr|a planté un!fr|a planté le!fr|a planté la!fr|planté des!fr|planté une!fr|planté les!fr|planté mes!fr|planté nos!fr|planté ses!fr|planté un!fr|planté le!fr|planté la!fr
point|fixed point!en
position|fixed position!en
positive|false positive=en
price|fixed price!en
principale|causa principale=it
problem|reveals the actual problem=en|reveals the real problem=en|was the actual problem=en|is the actual problem=en|das problem lag daran=de|the real problem was=en|was the real problem=en|the real problem is=en|is the real problem=en|das problem lag an=de|das problem lag am=de|das problem lag in=de|das problem lag im=de|found the problem=en|the problem was=en|found a problem=en
problema|hallamos el problema=es|hallado el problema=es|trovato il problema=it|trovata il problema=it|achamos o problema=pt-BR|achei o problema=pt-BR|el problema era=es|el problema fue=es|il problema era=it|o problema era=pt-BR|o problema foi=pt-BR
process|process hung=en
prod|mise en prod=fr|mis en prod=fr
production|mises en production=fr|mise en production=fr|mis en production=fr
produzione|andato in produzione=it|andata in produzione=it|messo in produzione=it|messa in produzione=it
profonde|cause profonde=fr
proved|proved that=en|proved to=en|proved=en
proven|proven=en
prueba|prueba pasan=es
pruebas|pruebas pasan=es
pubblicata|abbiamo pubblicata=it|stato pubblicata=it|stata pubblicata=it|ho pubblicata=it
pubblicato|abbiamo pubblicato=it|stato pubblicato=it|stata pubblicato=it|ho pubblicato=it
publicamos|publicamos=es
publicou|publicou=pt-BR
publiquei|publiquei=pt-BR
published|published by default!en|published=en
pulih|sudah pulih=id|telah pulih=id
quebraram|quebraram=pt-BR
quebrou|quebrou=pt-BR
query|query hung=en
racine|cause racine=fr
radice|causa radice=it
rampung|sudah rampung=id|telah rampung=id|rampung=id
real|the real issue was=en|was the real issue=en|the real issue is=en|is the real issue=en|the real bug was=en|was the real bug=en|the real bug is=en|is the real bug=en
realised|i realised=en
realized|i realized=en
reason|the real reason was=en|the real reason is=en|found the reason=en|the reason was=en|found a reason=en
rebuilt|rebuilt=en
rechazada|rechazada=es
rechazadas|rechazadas=es
rechazado|rechazado=es
rechazados|rechazados=es
recovered|recovered=en
redeployed|redeployed=en
refonctionne|refonctionne de nouveau=fr|refonctionne maintenant=fr|refonctionne enfin=fr
regredita|regredita=it
regredite|regredite=it
regrediti|regrediti=it
regredito|regredito=it
regrediu|regrediu=pt-BR
regressed|regressed=en
regression|found the regression=en|found a regression=en
regressions|no regressions=en
rejected|were rejected=en|was rejected=en|got rejected=en|rejected=en
rejeitada|rejeitada=pt-BR
rejeitadas|rejeitadas=pt-BR
rejeitado|rejeitado=pt-BR
rejeitados|rejeitados=pt-BR
released|soon to be released!en|most released!en|released=en
remarche|remarche=fr
remarchent|remarchent=fr
removed|removed=en
renamed|renamed=en
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
requests|failed requests!en
resolved|resolved symlink!en|resolved values!en|resolved config!en|resolved paths!en|resolved value!en|resolved path!en|resolved type!en|resolved url!en|resolved=en
resolvemos|resolvemos os=pt-BR|resolvemos as=pt-BR|resolvemos o=pt-BR|resolvemos a=pt-BR
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
restored|restored=en
resuelta|resuelta=es
resueltas|resueltas=es
resuelto|resuelto=es
resueltos|resueltos=es
resulta|resulta que=es
revealed|revealed the actual problem=en|revealed the actual culprit=en|revealed the actual defect=en|revealed the real problem=en|revealed the real culprit=en|revealed the actual issue=en|revealed the actual cause=en|revealed the real defect=en|revealed the real issue=en|revealed the real cause=en|revealed the actual bug=en|revealed the real bug=en
reveals|reveals the actual defect=en|reveals the actual issue=en|reveals the actual cause=en|reveals the real defect=en|reveals the real issue=en|reveals the real cause=en|reveals the actual bug=en|reveals the real bug=en
reverted|reverted=en
revertemos|revertemos=pt-BR
reverti|reverti=pt-BR
revertida|revertida=es,pt-BR
revertidas|revertidas=es,pt-BR
revertido|revertido=es,pt-BR
revertidos|revertidos=es,pt-BR
revertimos|revertimos=es
review|passed the review=en
rewrote|rewrote=en
rilasciata|rilasciata=it
rilasciate|rilasciate=it
rilasciati|rilasciati=it
rilasciato|rilasciato=it
rinunciato|rinunciato a=it
riparata|riparata=it
riparate|riparate=it
riparati|riparati=it
riparato|riparato=it
ripristinata|ripristinata=it
ripristinati|ripristinati=it
ripristinato|ripristinato=it
riprodotto|riprodotto il problema=it|riprodotto il bug=it
risolta|risolta=it
risolte|risolte=it
risolti|risolti=it
risolto|risolto=it
riuscita|ben riuscita!it|riuscita=it
riuscite|ben riuscite!it|riuscite=it
riusciti|ben riusciti!it|riusciti=it
riuscito|ben riuscito!it|riuscito=it
rolled|rolled back=en|rolled out=en
rompieron|se rompieron=es
room|ran out of the room!en
rotti|si sono rotti=it
ruled|ruled out=en
running|back and running=en|up and running=en
rusak|rusak lagi=id|jadi rusak=id
scaduto|timeout scaduto=it|tempo scaduto=it
scelto|ho scelto=it
scheitert|scheitert an=de
scheiterte|scheiterte=de
scheiterten|scheiterten=de
schlagen|schlagen fehl=de
schlug|schlug fehl=de
schlugen|schlugen fehl=de
scoperto|abbiamo scoperto=it|hanno scoperto=it|ho scoperto=it|ha scoperto=it
segfaulted|segfaulted=en
sekarang|sekarang jalan=id|sekarang bisa=id
selesai|sudah selesai=id|telah selesai=id
sempat|sempat crash=id|sempat mogok=id|sempat mati=id|sempat hang=id
semua|lulus semua=id
sepakat|sudah sepakat=id|telah sepakat=id|kami sepakat=id
server|server crash=id|server mogok=id|server hung=en|server mati=id|server hang=id
servernya|servernya tumbang=id|servernya crash=id|servernya mogok=id|servernya mati=id|servernya hang=id
servidor|caiu o servidor=pt-BR|servidor caiu=pt-BR
settled|settled on=en
setuju|sudah setuju=id|telah setuju=id
shipped|shipped=en
signed|signed the lease=en|signed off=en
silence|broke the silence!en
sistemata|sistemata=it
sistemate|sistemate=it
sistemati|sistemati=it
sistemato|sistemato=it
solucionada|solucionada=es,pt-BR
solucionadas|solucionadas=es,pt-BR
solucionado|solucionado=es,pt-BR
solucionados|solucionados=es,pt-BR
solucionaron|solucionaron=es
solucionei|solucionei=pt-BR
solucionou|solucionou=pt-BR
solution|found the solution=en|the solution was=en|found a solution=en
soluzione|trovato la soluzione=it|trovata la soluzione=it
solved|solved paths!en|solved value!en|solved path!en|solved type!en|solved url!en|solved=en
stalled|stalled=en
status|failed status!en
stellte|stellte sich heraus=de|stellte fest=de
stuck|got stuck=en
succeed|checks succeed=en|suites succeed=en|tests succeed=en
succeeded|pipeline succeeded=en|builds succeeded=en|checks succeeded=en|tests succeeded=en|build succeeded=en|suite succeeded=en|check succeeded=en|audit succeeded=en|test succeeded=en|lint succeeded=en|ci succeeded=en|succeeded=en
sudah|sudah live=id|sudah bisa=id
suites|suites pass=en
superati|test superati=it
superato|superato tutti i test=it|superato l'esame=it|superato il test=it|test superato=it
switched|we switched to=en|switched to=en
symlink|solved symlink!en
symlinks|resolved symlinks!en|solved symlinks!en
t|doesn't work=en
tayang|sudah tayang=id|telah tayang=id
telah|telah live=id
teratasi|teratasi=id
terbukti|terbukti=id
terhenti|terhenti=id
terminamos|terminamos=es
termine|portato a termine=it|portata a termine=it
terminei|terminei=pt-BR
terminou|terminou=pt-BR
ternyata|penyebab ternyata=id|ternyata=id
terpecahkan|berhasil terpecahkan=id|sudah terpecahkan=id|telah terpecahkan=id|terpecahkan=id
terselesaikan|berhasil terselesaikan=id|sudah terselesaikan=id|telah terselesaikan=id|terselesaikan=id
terungkap|terungkap=id
terverifikasi|terverifikasi=id
tests|tests pass=en|tests hung=en
through|passed through!en
timed|timed out=en
timeout|lief in einen timeout=de|lief in den timeout=de|lief in ein timeout=de|andato in timeout=it|andata in timeout=it|andati in timeout=it
times|times out=en
tornata|tornata online=it
tornato|tornato online=it
totally|totally broke!en
tourne|tourne enfin=fr
traced|traced this back=en|traced it back=en|traced this to=en|traced back to=en|traced it to=en|traced to=en
tracked|tracked down=en
travaram|travaram=pt-BR
travou|travou=pt-BR
trick|the trick was=en
trovata|trovata il motivo=it|trovata la causa=it|trovata l'errore=it|trovata il bug=it|causa trovata=it
trovato|trovato il motivo=it|trovato la causa=it|trovato l'errore=it|trovato il bug=it
tumbang|tiba tiba tumbang=id|sempat tumbang=id|server tumbang=id
tuntas|sudah tuntas=id|telah tuntas=id
turned|turned out=en
turns|turns out=en
ujian|lulus ujian=id
umgesetzt|umgesetzt=de
umgestellt|umgestellt auf=de
unblocked|unblocked=en
underlying|underlying causes=en|underlying cause=en
unterschrieben|unterschrieben=de
until|hung until=en
ursache|die ursache war=de|die ursache ist=de|ursache war=de
validada|validada=es,pt-BR
validadas|validadas=es,pt-BR
validado|validado=es,pt-BR
validados|validados=es,pt-BR
validated|validated=en
validiert|validiert=de
values|solved values!en
venait|le souci venait=fr|le bug venait=fr
verde|todo en verde=es|tutto verde=it|tudo verde=pt-BR
vereinbart|vereinbart=de
verificada|verificada=es,pt-BR
verificadas|verificadas=es,pt-BR
verificado|verificado=es,pt-BR
verificados|verificados=es,pt-BR
verificamos|verificamos que=pt-BR
verificata|si sono verificata!it|si è verificata!it|verificata=it
verificate|si sono verificate!it|si è verificate!it|verificate=it
verificati|si sono verificati!it|si è verificati!it|verificati=it
verificato|si sono verificato!it|si è verificato!it|verificato=it
verificou|verificou=pt-BR
verified|verified by default!en|verified=en
verifiquei|verifiquei=pt-BR
verifiziert|verifiziert=de
verschlechtert|verschlechtert=de
vert|tout est vert=fr
verts|tests sont verts=fr|tests est verts=fr
vient|le souci vient=fr|le bug vient=fr
volta|de volta ao ar=pt-BR
voyants|voyants sont verts=fr|voyants est verts=fr
waktu|habis waktu=id
was|the issue was=en
went|went down into!en|went down the!en|went down to!en|went down a!en|went with=en|went down=en
where|found where=en
while|hung while=en
width|fixed width!en
wieder|laufen wieder=de|klappt wieder=de|gehen wieder=de|geht wieder=de|lief wieder=de|tut wieder=de
wiederhergestellt|erfolgreich wiederhergestellt=de|wiederhergestellt=de
workaround|workaround works=en
worked|worked again=en|still worked=en|worked fine=en
working|stopped working=en|is working now=en|got it working=en|working again=en
works|works again=en|still works=en|works now=en|now works=en
zugesagt|zugesagt=de
"""
