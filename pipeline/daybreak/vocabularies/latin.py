"""Outcome wording in Latin script, but for the Romance languages: de, en, id. Data only; `daybreak.vocabularies` says how to read it."""

from __future__ import annotations

from typing import Final

__all__ = ("LATIN",)

LATIN: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "outcomes": (
            # fixed, solved
            "fixed", "hotfixed", "bugfixed", "patched", "repaired", "resolved", "solved", "debugged", "unblocked", "the fix was",
            "the fix is in", "the solution was", "workaround works", "the trick was",
            # found, understood
            "{root,underlying} {cause,causes}", "root caused", "{was,were} caused by", "{was,were} missing", "the culprit", "tracked down",
            "traced to", "identified", "determined {that,the}", "{has,have,had,finally,also,been,i,we} found",
            "found {the,a,an,another,one,two,three,it,out,that,why,where,how}",
            "{lesson,lessons} learned", "learned {that,the}", "not a bug", "false positive", "the cause was", "the culprit {was,is}",
            "the {issue,problem,bug,reason} was",
            "the real {issue,problem,bug,cause,reason,defect} {is,was}",
            "{was,is,reveals,revealed} the {real,actual} {issue,problem,bug,cause,defect,culprit}", "caught {the,a,two} {bug,bugs}",
            "bugs caught",
            "{bug,bugs,issue,issues} found", "turned out", "turns out", "discovered", "diagnosed", "narrowed it down",
            "narrowed down to", "traced {it,this} {to,back}", "traced back to", "bisected", "ruled out", "i realised", "i realized",
            "we learned", "i learned",
            # decided, agreed
            "chose", "{was,were,been} chosen", "approved", "rejected", "concluded", "agreed", "switched to", "signed off",
            "decided", "{decision,decisions} {made,locked,taken}", "{final,locked} {decision,decisions}", "settled on", "opted for",
            "we {agreed,chose,picked,concluded}", "i {chose,picked,concluded}", "agreed {to,on,that}", "went with", "we switched to",
            "{was,were,got} {approved,rejected,accepted,declined,cancelled,canceled}", "signed the {lease,contract,papers}", "gave up",
            # verified
            "passed", "{now,finally} passes", "proved", "proven",
            "verified", "confirmed", "validated", "reproduced", "double checked", "proved {that,to}",
            "{test,tests,build,builds,suite,check,checks,ci,lint,audit,pipeline} passes",
            "{tests,checks,suites} {pass,succeed}", "all {pass,passing,green,clean}", "{is,are} {green,passing}",
            "passing with", "works as expected", "worked as expected",
            "no regressions",
            # shipped, done
            "removed", "renamed", "replaced", "rebuilt", "rewrote", "eliminated", "mitigated", "corrected",
            "shipped", "merged", "deployed", "redeployed", "released", "rolled {out,back}", "went live", "{is,are,now} live", "landed",
            "published", "launched", "migrated", "completed", "finished", "succeeded", "reverted", "backported", "fully implemented",
            "{i,we,have,has,and} implemented", "is now {done,complete}",
            # works
            "works {again,now}", "worked {again,fine}", "working again", "now works", "{finally,still} {works,worked}", "is working now",
            "{back,up} and running", "back online", "recovered", "got it {working,to work}", "restored",
            # failed
            "failed", "{keeps,kept} failing", "{is,are,was,were} failing", "did not work", "didn't work", "doesn't work", "does not work",
            "stopped working", "crashed", "{keeps,kept} crashing", "segfaulted", "deadlocked", "timed out", "regressed", "broke",
            "got stuck", "ran out of", "went down", "corrupted", "data loss", "oom killed", "was killed", "aborted", "leaked", "blew up",
            "backfired", "{is,was,were} broken", "no longer works", "times out", "out of memory", "died", "panicked", "stalled",
            "{it,process,server,build,job,test,tests,app,query,import} hung", "hung {again,for,forever,on,while,until}", "froze", "crashes",
            # in everyday words
            "that explains", "that's why the", "which is why the", "came down to", "{boils,boiled} down to",
            "stemmed from", "{was,were} due to", "to blame for", "was to blame", "was never the", "the {bug,catch,trick} {is,was} that",
            "{took,takes} care of {it,that,this,the}", "did the trick", "does the trick", "got rid of", "went away", "is gone now",
            "{are,is} gone", "for good now", "{hasn't,haven't,not} {happened,failed,crashed,recurred} since",
            "no more {crashes,timeouts,errors}",
            "no {crash,crashes,page,pages,alert,alerts,error,errors,incident,incidents,complaint,complaints,failures} {since,in the}",
            "we're {dropping,keeping,going with,staying with,sticking with,moving to,switching to}",
            "{sticking,staying} with", "isn't worth {it,the}", "wasn't worth {it,the}", "not worth {it,the effort,the trouble}",
            "the {decision,verdict} is {to,that,no,yes}", "{off,back on} the table", "made the call", "is final",
            "we can stop {looking,worrying}",
            "{cut,brought,took,got} {it,the,our,p99,latency} down", "{is,are,was,were,now} {down,up} from",
            "{falls,fell,went,rose,grew} from",
            "{has,have,and,it} {halved,doubled,tripled}", "{halved,doubled,tripled} {the,our,in,its}", "{times,percent} faster",
            "{faster,smaller,cheaper} than before",
            "{made,makes} no difference", "{didn't,did not} {help,hold,survive}", "fell over", "fell apart", "gave out",
            "signed the", "got the {job,keys,visa,permit,offer,grant,loan,diagnosis,results}", "came back {negative,positive,clean,clear}",
            "said {yes,no} to", "called off", "paid off", "moved in {on,last,yesterday}", "got {approved,accepted,promoted,rejected}",
            "now {runs,lives,uses,goes,returns} {in,on,at,as,with,through,to,the,a,its,under,from}",
        ),
        "guards": (
            "be", "not", "never", "cannot", "can't", "isn't", "wasn't", "aren't", "weren't", "hasn't", "haven't", "hadn't", "won't",
            "don't", "didn't", "doesn't", "couldn't", "shouldn't", "wouldn't", "being", "if", "unless", "until", "once", "whether",
            "whenever", "should have", "would have", "could have", "might have", "may have", "yet to", "needs", "verify", "verifying",
            "ensure", "ensures", "ensuring", "make sure", "makes sure", "making sure", "see if", "get", "gets", "getting",
            "0", "zero", "nothing", "without", "when a", "when an", "when the", "when it's", "when it is", "when you", "for each",
            "has to", "no", "how", "let", "let's", "please",
            "you have", "expected to",
        ),
        "after": ("yet", "if"),
        "unless": (
            "fixed {width,size,length,point,rate,price,cost,number,set,position,height,list,term,amount,interval,array,income,time,costs}",
            "a fixed", "fixed in place", "fixed to the", "{most,soon to be} released",
            "failed {login,logins,attempts,count,state,status,requests}", "{verified,published,merged,failed} by default",
            "broke the {silence,ice,news}", "{solved,resolved} {path,paths,value,values,url,type,symlink,symlinks,config}", "went down the",
            "went down {to,a,into}", "ran out of the {house,room,building,door}", "landed {at,in} the", "is live {music,tv}",
            "all clean clothes", "are green {eyes,fields}", "agreed to meet", "finished product", "merged cells",
            "{am,i'm,is,are,was,were,flat,totally} broke", "{errorf,error,warn,debug,fatalf,printf,new,wrapf,errors} failed",
            "how {it,they} failed", "{is,are,was,were,be,been,being,get,gets} passed",
            "passed {to,as,in,into,through,down,by,via,on,around,from,along,away}",
        ),
    },
    "de": {
        "outcomes": (
            # behoben, gelöst
            "behoben", "{der,die,das,ein} behobene", "behob", "gelöst", "geloest", "repariert", "korrigiert", "gefixt", "gefixed",
            "ausgebessert", "beseitigt", "bereinigt", "entstört",
            # gefunden, erkannt
            "{ursache,fehler,bug,lösung,problem,fehlerquelle} gefunden", "herausgefunden", "fand heraus", "festgestellt", "stellte fest",
            "stellte sich heraus", "herausgestellt", "entdeckt", "die ursache {war,ist}", "ursache dafür war", "ursache war",
            "grundursache", "hauptursache", "{das problem,der fehler,der grund,es} lag {an,am,daran,in,im}", "lag {daran,am} dass",
            "eingegrenzt",
            "{kam,kommt,rührte,rührt} {daher,davon} dass", "{entstand,entstanden} {weil,durch,beim}", "behebt {das,den,die}",
            "damit ist klar", "war {schuld,die ursache,der grund,falsch}", "{seitdem,seither} {kein,keine,keinen,nicht,läuft,laufen}",
            # entschieden
            "entschieden", "entschied", "beschlossen", "beschloss", "geeinigt", "einigten uns", "vereinbart", "festgelegt", "zugesagt",
            "abgesagt", "unterschrieben", "gekündigt", "genehmigt", "abgelehnt",
            # bestätigt
            "bestätigt", "bestaetigt", "verifiziert", "nachgewiesen", "validiert", "{tests,test,prüfung,prüfungen,führerschein} bestanden",
            "bestanden alle", "{tests,test} {laufen,läuft} durch", "{tests,test} {sind,ist} grün", "alles grün",
            # ausgeliefert, fertig
            "ausgeliefert", "ausgerollt", "zurückgerollt", "veröffentlicht", "freigegeben", "deployt", "gemergt", "gemerged",
            "zusammengeführt", "eingespielt", "umgesetzt", "abgeschlossen", "erledigt", "fertiggestellt", "migriert", "umgestellt auf",
            "live gegangen", "rückgängig gemacht", "geschafft", "entfernt", "gelöscht", "ersetzt", "ausgetauscht", "umbenannt", "umgebaut",
            "umgeschrieben", "umgestellt", "neu geschrieben", "rausgeworfen", "verworfen", "zurückgenommen", "abgeschaltet",
            # läuft wieder
            "{funktioniert,funktionieren,läuft,laufen,geht,gehen,klappt,tut} {wieder,jetzt,nun,endlich}",
            "{funktionierte,klappte,lief} wieder", "wieder {erreichbar,online,funktionsfähig}", "{hat,haben} {geklappt,funktioniert}",
            "erfolgreich {abgeschlossen,getestet,deployt,umgestellt,migriert,wiederhergestellt}", "wiederhergestellt",
            # gescheitert
            "fehlgeschlagen", "{schlug,schlugen,schlägt,schlagen} fehl", "gescheitert", "scheiterte", "scheiterten", "scheitert an",
            "abgestürzt", "stürzte ab", "stürzten ab", "stürzt ab", "abgebrochen", "brach ab", "zeitüberschreitung",
            "in den timeout gelaufen", "lief in {einen,den,ein} timeout", "ausgefallen", "fiel aus", "kaputtgegangen", "ging kaputt",
            "kaputt gegangen", "eingefroren", "hängengeblieben", "durchgefallen",
            "{funktioniert,funktionierte,klappt,klappte,geht,ging,läuft,lief} nicht {mehr,wie}",
            "{funktioniert,funktionierte,klappte,klappt} nicht", "verschlechtert",
            # in everyday words
            "uhr {verlegt,verschoben}", "aufgeteilt", "eingebaut", "eingerichtet", "verschoben", "übernommen", "aufgesetzt", "angepasst",
            "nachgerechnet", "nachgemessen", "umgezogen", "eingezogen", "zugestimmt", "abgenommen", "verkauft", "gebucht", "bewilligt",
            "{ist,sind} {da,durch,drin,raus,weg,vom tisch}", "{ist,wurde,hat} bestanden", "{hat,haben} sich {erledigt,gelohnt,bewährt}",
            "lohnt sich nicht", "{bringt,brachte} nichts", "wir {nehmen,bleiben bei,behalten,verzichten auf,setzen auf}",
            "{bleiben,bleibt} {wir,es} {bei,dabei}",
            "dabei bleibt es", "{sind,ist} {einverstanden,einig}",
            "{deshalb,deswegen,darum,daher} {war,waren,kam,kamen,lief,fehlte,fehlten}",
            "liegt {daran,am,an der}", "tritt nur", "schuld {war,waren,ist}", "der grund {war,ist}",
            "{läuft,laufen} {seit,seitdem,seither,ohne}",
            "{dauert,braucht,kostet} {jetzt,nun,nur noch,seitdem,damit}", "{halbiert,verdoppelt}", "schneller als {vorher,bisher}",
            "{fiel,sank,stieg,ging} von",
        ),
        "guards": (
            "nicht", "nie", "niemals", "noch nicht", "prüfen", "sicherstellen", "sicherzustellen", "kein", "keine", "keinen", "wird",
            "werden", "würde", "würden", "wurde nicht", "soll",
            "sollte", "sollten", "muss", "müssen", "müsste", "kann", "könnte", "wenn", "falls", "sobald", "bis", "bevor", "ob", "ohne", "0",
        ),
        "after": ("werden", "wird", "wäre", "würde", "sein muss", "sein soll", "haben muss", "werde"),
        "unless": ("fest entschlossen", "abgeschlossene {wohnung,tür,ausbildung}"),
    },
    "id": {
        "outcomes": (
            # diperbaiki
            "{sudah,telah,berhasil,selesai,udah} {diperbaiki,memperbaiki,dibetulkan,dibenahi,diatasi,mengatasi,diselesaikan,menyelesaikan}",
            "{sudah,telah,berhasil} {terselesaikan,terpecahkan,dipulihkan,pulih,beres}", "teratasi", "terselesaikan", "terpecahkan",
            "kami {perbaiki,memperbaiki}", "saya {sudah perbaiki,memperbaiki}",
            # ditemukan
            "akar {masalah,masalahnya,penyebab,penyebabnya}", "{penyebab,penyebabnya,masalahnya,kesalahannya} {adalah,ternyata,ditemukan}",
            "ternyata", "{sudah,telah,berhasil} {ditemukan,menemukan,diketahui,dilacak}", "{saya,kami} menemukan", "ditemukan bahwa",
            "terbukti", "terungkap", "disebabkan oleh", "penyebab utama",
            # diputuskan
            "{kami,saya,aku,kita,tim,dia} memutuskan", "{sudah,telah} {diputuskan,memutuskan,disepakati,sepakat,setuju}",
            "diputuskan bahwa", "{akhirnya,kami} sepakat", "disepakati", "{sudah,telah} {disetujui,ditolak,menandatangani}", "dibatalkan",
            # diverifikasi
            "{sudah,telah,berhasil} {diverifikasi,memverifikasi,dikonfirmasi,mengonfirmasi,diuji,divalidasi,dipastikan}", "terverifikasi",
            "{tes,uji,pengujian,semua tes} {lulus,berhasil}", "lulus {ujian,tes,semua}",
            # dirilis
            "{sudah,telah,berhasil} {dirilis,merilis,digabung,digabungkan,dideploy,diterapkan}",
            "{sudah,telah,berhasil} {diluncurkan,dipasang,rampung,dikirim,diunggah,dimigrasikan}",
            "{sudah,telah} {selesai,tuntas,live,tayang}", "rampung", "berhasil",
            # dihapus, diganti
            "{sudah,telah,berhasil} {dihapus,menghapus,diganti,mengganti,dibuang,ditulis ulang,dicabut}",
            "{saya,kami} {menghapus,hapus,mengganti,ganti}",
            # berfungsi lagi
            "{berfungsi,berjalan,jalan,bekerja,normal,hidup,aktif,online} {lagi,kembali}", "kembali {normal,berfungsi,berjalan,online}",
            "sekarang {berfungsi,jalan,bisa,berjalan}", "sudah bisa",
            # gagal
            "gagal", "{sempat,langsung,tiba tiba,aplikasi,server,aplikasinya,servernya} {crash,mogok,tumbang,mati,hang}",
            "{kehabisan,habis} waktu", "waktu habis", "{tidak,nggak,gak} {berfungsi,jalan,bekerja,bisa jalan} lagi", "tidak berhasil",
            "rusak lagi", "jadi rusak", "berhenti {berfungsi,bekerja}", "dikembalikan ke versi", "terhenti", "menyerah",
        ),
        "guards": (
            "belum", "tidak", "tak", "akan", "perlu", "harus", "bisa", "dapat", "untuk", "jika", "kalau", "bila", "apabila", "sebelum",
            "agar", "supaya", "semoga", "memastikan", "pastikan", "memverifikasi", "mungkin", "apakah", "bukan", "jangan", "mau",
            "ingin", "0", "setiap",
        ),
        "after": ("kalau", "jika", "atau"),
        "unless": ("orang berhasil",),
    },
}
