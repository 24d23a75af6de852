"""Made by `daybreak.vocabularies.expand`: change the words, not this."""

# ruff: noqa: E501
__all__ = ("TABLE",)

TABLE = """\
en|be=not=never=cannot=can't=isn't=wasn't=aren't=weren't=hasn't=haven't=hadn't=won't=don't=didn't=doesn't=couldn't=shouldn't=wouldn't=being=if=unless=until=once=whether=whenever=should have=would have=could have=might have=may have=yet to=needs=verify=verifying=ensure=ensures=ensuring=make sure=makes sure=making sure=see if=get=gets=getting=0=zero=nothing=without=when a=when an=when the=when it's=when it is=when you=for each=has to=no=how=let=let's=please=you have=expected to|yet=if
de|nicht=nie=niemals=noch nicht=prüfen=sicherstellen=sicherzustellen=kein=keine=keinen=wird=werden=würde=würden=wurde nicht=soll=sollte=sollten=muss=müssen=müsste=kann=könnte=wenn=falls=sobald=bis=bevor=ob=ohne=0|werden=wird=wäre=würde=sein muss=sein soll=haben muss=werde
id|belum=tidak=tak=akan=perlu=harus=bisa=dapat=untuk=jika=kalau=bila=apabila=sebelum=agar=supaya=semoga=memastikan=pastikan=memverifikasi=mungkin=apakah=bukan=jangan=mau=ingin=0=setiap|kalau=jika=atau
es|no=nunca=jamás=ser=será=serán=sería=serían=sea=sean=si=cuando=esté=estén=estará=quede=sin=ningún=ninguna=falta=hasta que=0=hay que=verificar=comprobar=asegurar=asegurarme=debe=deben|si
fr|pas=jamais=être=non=sera=seront=serait=seraient=soit=soient=si=s'il=s'ils=une fois=quand=lorsque=sans=doit=faut=aucun=aucune=peut=0=devrait=reste à=vérifier=vérifions=s'assurer=assurer|si
it|non=mai=essere=venire=verificare=assicurarsi=assicurarmi=verrà=verranno=sarà=saranno=sarebbe=venga=vengano=sia=siano=se=quando=va=vanno=senza=nessun=nessuno=nessuna=una volta=finché=0=deve=dopo aver|se
pt-BR|não=nunca=jamais=ser=será=serão=seria=seja=sejam=caso=quando=for=forem=sem=nenhum=nenhuma=falta=precisa=sendo=até que=0=deve=assim que=estiver=estiverem=verificar=garantir|se
ru|не=ни=будет=будут=если=чтобы=проверить=убедиться=пока=надо=нужно=бы=ли=нельзя=никогда=когда=должен=должна=должно=должны=0=без|ли=бы=если
be|не=ні=будзе=будуць=калі=каб=праверыць=пераканацца=пакуль=трэба=бы=б=ці=ніколі=павінен=павінна=павінны=без=0=нельга=варта|бы=б=калі
hi|नहीं=न=ना=अगर=यदि=जब तक=क्या=बिना=जब|जाएगा=जाएगी=जाएंगे=जाएँगे=जाए=जाना=जानी=जाने=जा=जाता=जाती=जाते=तो=होगा=होगी=होता=होती=है या=या नहीं
ar|لم=لن=لا=إذا=لو=هل=حتى=سوف=ما=كلما=عندما=قد لا=دون=في حال|
he|לא=טרם=אם=האם=כאשר=לו=אילו=בלי=עד=לעולם=מעולם=יש=במידה|
ja|未=もし=まだ=ちゃんと=きちんと|い=ら=り=場合=時に=時は=とき=際=のか=かどうか=かを=か。=か?=か？=ことがある=ことがない=ほう=方が=ければ=ふり=時点=度に=するか=か、=と思う=とする=率=体験=哲学=事例=者
ko|안 =못 =아직 =만약 =혹시 =미=덜 |으면=다면=는지=을 때=을 경우=을까=는가=나요=습니까=니?=어야=더라면=을지=으려=하는지=하도록=하면=하게=할 =하려=하는 법
zh-CN|未=没=没有=尚未=还没=不=如果=若=一旦=要是=是否=万一=即将=等=待=可能=会=将=为了=避免=防止=假如=若是=当=怎么=如何=何时=可能会=需要=应该=能否=只要=除非=每次=直到|吗=么?=么？=时=的话=之前=没有=没?=没？=率=次数=重试=后重试=则=就重试=与否=就告诉=就在=就说=才想=再=后再=之后再=后请=后通知=、
zh-TW|未=沒=沒有=尚未=還沒=不=如果=若=一旦=要是=是否=萬一=即將=等=待=可能=會=將=為了=避免=防止=假如=若是=當=怎麼=如何=何時=可能會=需要=應該=能否=只要=除非=每次=直到|嗎=時=的話=之前=沒有=沒?=沒？=率=次數=重試=後重試=則=與否=再=後再=之後再=後請=後通知=解=承=、
"""
