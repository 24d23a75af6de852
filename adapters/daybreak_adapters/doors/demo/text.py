"""The story of the demo palace: an engineer's year, at work and at home, in English and German. Every name is made up.

A text is one paragraph; ``! `` before it marks an outcome, which is a note for the tests and no part of the text.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = ("DIARY", "FRAGMENTS", "RESTATED", "SOUP", "SOURCES", "Source")


class Source(NamedTuple):
    """One mined file: where it is filed, when (``filed_at``), when it was written (``authored_at``), and its texts."""

    wing: str
    room: str
    file: str
    filed_at: str
    authored_at: str
    text: str

    def texts(self) -> list[tuple[str, bool]]:
        """The texts in order, each with whether it tells an outcome."""
        paragraphs = self.text.strip().split("\n\n")
        return [(paragraph.removeprefix("! "), paragraph.startswith("! ")) for paragraph in paragraphs]


CHATS = "/home/ines/.claude/projects"
NOTES = "/home/ines/notes"

SOURCES = (
    Source(
        "home",
        "reading",
        f"{NOTES}/reading-notes.md",
        "2026-08-30T18:02:11.204817",
        "2026-03-14T22:10:00",
        """
The lighthouse novel from Tomasz is slower than I expected, and I like it for that. Forty pages about fog, and not one of them too many.

Reading list for the summer: the biography of the woman who charted the Baltic, the essays on repairing things, and the thick one about
salt that has been lying on the window sill since my birthday.

! Finished the book on the history of timetables on the train to Kiel. The chapter on railway time explains our daylight saving trouble
better than any standard does, so I ordered a copy for the office shelf.

Lotte reads me her comic every evening now and does the voices. The villain sounds exactly like our neighbour when he talks about parking.
""",
    ),
    Source(
        "ledger",
        "planning",
        f"{NOTES}/work/quarter-planning.md",
        "2026-08-30T18:02:14.771035",
        "2026-04-02T16:45:00",
        """
Three themes for the quarter: fewer manual corrections in the ledger, an export that accountants can open without phoning us, and time for
the two people who join in May.

! Agreed with Ravi and Dagny to drop the custom report designer. Only four customers ever opened it, and the spreadsheet export covers all
of them, so the six weeks go into corrections instead.

Dagny would like a weekly hour in which nobody explains anything and everybody asks. Ravi is sceptical but willing to bring biscuits.

! The estimate for the tax rounding work was wrong by a factor of three. We learned that every country keeps its own rule for half a cent,
and from now on we ask one accountant per country before we plan.
""",
    ),
    Source(
        "ledger",
        "backend",
        f"{CHATS}/ledger/invoice-numbering.jsonl",
        "2026-08-30T18:02:19.118246",
        "2026-04-21T11:32:08",
        """
> Why do invoice numbers have gaps on Mondays?
Because a number is drawn when the draft opens, and on Mondays the office opens many drafts that nobody sends.

! Decided to draw invoice numbers at the moment of sending and never for a draft. Gaps now mean a cancelled invoice and nothing else,
which is what the auditor asked for in the first place.

! Migrated 41,206 old invoices to the new numbering without touching a single printed number. The check compared every PDF in the archive
with its row, and all of them matched.

A customer in Graz still uses our very first template, the one with the crooked logo, and asks us to leave it exactly as it is.
""",
    ),
    Source(
        "tideline",
        "architecture",
        f"{CHATS}/tideline/offline-maps.jsonl",
        "2026-08-30T18:02:25.660912",
        "2026-05-06T15:20:41",
        """
The harbour pilots use the app where there is no signal at all, often for a whole shift, and with gloves on. Everything that matters has
to be on the device before they leave the quay.

! We chose vector tiles over pictures for the offline maps. The whole North Frisian coast fits into 38 MB instead of 600, and the depth
lines stay readable at every zoom.

> Could we let people draw their own routes?
Yes, though a route is a promise. Somebody will follow it at night, and then the depth under it is our business as well.

! The prototype with one big download was rejected by both pilots within ten minutes: nobody waits for 400 MB at five in the morning.
Splitting the coast into harbours solved it, and the first harbour is ready in eight seconds.
""",
    ),
    Source(
        "tideline",
        "backend",
        f"{CHATS}/tideline/ferry-timetable-import.jsonl",
        "2026-09-06T09:15:02.310448",
        "2026-05-28T10:04:55",
        """
The ferry company sends its timetable as a spreadsheet with cells that span three columns, footnotes in three colours and a polite letter.
The letter is the only part that a machine could read without help.

! Found out why every tenth sailing went missing: the importer skipped rows whose footnote said "not on public holidays", since the cell
was merged with the one above it. Reading the merged range first brought all 212 sailings back.

! Shipped the timetable import to production after two weeks beside the old script. Both agreed on every sailing for fourteen days, so the
old script is switched off and its server goes back to Ravi.

Somebody at the ferry company is called Captain Spreadsheet by her own colleagues. She laughed when I asked and sent a photograph of the
mug.
""",
    ),
    Source(
        "chor",
        "proben",
        f"{NOTES}/chor/protokoll.md",
        "2026-09-06T09:15:09.842201",
        "2026-06-11T22:30:00",
        """
Probe am Donnerstag mit nur elf Leuten, dafür saßen zum ersten Mal alle Altstimmen nebeneinander. Das Abendlied klingt in der kleinen
Besetzung wärmer als mit dem ganzen Chor.

! Der Vorstand hat entschieden, das Sommerkonzert in die alte Werfthalle zu verlegen. Die Kirche wäre bis August eingerüstet gewesen, und
in der Halle ist Platz für hundert Stühle mehr.

! Die Ursache für das Pfeifen in der Tonanlage ist gefunden: Das Funkmikrofon und die Lichtsteuerung lagen auf derselben Frequenz. Seit
dem Wechsel auf Kanal sieben blieb die Anlage drei Proben lang still.

Frau Petersen bringt seit vierzig Jahren denselben Marmorkuchen mit und weigert sich, das Rezept herauszugeben. Wir singen ihr zum
Achtzigsten trotzdem alle sechs Strophen.

Noten für den Herbst: zwei Volkslieder in neuem Satz, das Stück aus Estland und etwas Heiteres für die Zugabe.
""",
    ),
    Source(
        "home",
        "health",
        f"{NOTES}/private/running-and-knee.md",
        "2026-09-13T20:40:31.095514",
        "2026-06-25T07:15:00",
        """
Ran along the dyke before breakfast, slowly, with the wind behind me on the way out and regret on the way back. Two oystercatchers kept me
company as far as the sluice.

! The physiotherapist found the cause of the knee pain: not the knee at all but the left hip, which hardly moves after years of sitting.
Two exercises a day, and the stairs have not hurt since the second week.

Bought new shoes and feel faster in them, which is surely in the head. Lotte says the head runs as well.

! Ran the ten kilometres in Husum in 58 minutes without pain. Last year I had failed at kilometre six, so the hip exercises worked and
they stay.
""",
    ),
    Source(
        "platform",
        "operations",
        f"{CHATS}/platform/backup-restore-drill.jsonl",
        "2026-09-13T20:40:38.507733",
        "2026-07-03T17:55:12",
        """
A backup that nobody has ever opened is a hope with a schedule. So once a quarter two of us take an empty machine, the handbook and a
stopwatch.

! The restore drill failed at step four: the key for the archive lived only on the machine that we pretended to have lost. It is now
printed, sealed and kept in the safe of the tax adviser, and the handbook says so on page one.

! Verified the second attempt from bare metal to a working ledger in 47 minutes, with Dagny reading the handbook aloud and no help from
me. The target was two hours.

> Should we encrypt the backups twice?
One lock whose key we can find beats two locks and a long night.
""",
    ),
    Source(
        "tideline",
        "release",
        f"{CHATS}/tideline/release-2-4.jsonl",
        "2026-09-20T12:11:47.223190",
        "2026-07-18T19:26:30",
        """
Release notes for 2.4 in one sentence: the app now knows your harbour, remembers it without a signal, and stays quiet at night unless you
ask.

! Tideline 2.4 was released to all users after a week at ten percent. Crash-free sessions rose from 98.9 to 99.7 percent, and no review so
far mentions the battery.

! Rolled back the new login screen on the second day because the password manager of one large phone maker could not fill it in. The old
screen is live again and support received no further letters.

The store asked for five new screenshots. Tomasz took them on the pier with a real gull in the picture, and they are better than ours.
""",
    ),
    Source(
        "home",
        "family",
        f"{NOTES}/private/family-journal.md",
        "2026-09-20T12:11:52.904466",
        "2026-08-02T21:48:00",
        """
Lotte lost her second tooth in an apple and kept the apple as well, just in case.

! Father's operation went well, and the surgeon confirmed that he may climb stairs again in six weeks. He has already asked who is going
to carry the apples into the cellar until then.

Sunday at the mud flats with the cousins. We walked out until the village was as small as a row of teeth, ate all the sandwiches too early
and came home with eleven crabs, ten of which we put back.

! We decided against the school in town. Lotte stays in the village with her friends, and the music lessons happen on Wednesdays at the
grandparents' house.

Tomasz is learning to make pierogi from his mother over the telephone. She could hear from the sound of the pan that it was too hot.
""",
    ),
    Source(
        "platform",
        "decisions",
        f"{CHATS}/platform/choosing-a-queue.jsonl",
        "2026-09-27T08:30:05.418820",
        "2026-08-12T14:09:19",
        """
We want a queue that one tired person can repair at three in the morning with the tools that are already on the machine. Speed comes
second, since our busiest hour has four thousand messages.

! Decided to keep the queue in the database that we already run instead of adding a broker. One table, one index and one habit of looking
at it carried four thousand messages an hour in the trial, fifty times what we need.

! The hosted broker failed its trial: two of its three outages in June would have hit our evening run, and the status page mentioned only
one of them.

Ravi drew the whole message flow on the window with a marker, and the cleaner left us a note asking whether it may go.
""",
    ),
    Source(
        "garten",
        "beete",
        f"{NOTES}/garten/gartentagebuch.md",
        "2026-09-27T08:30:11.135902",
        "2026-08-19T20:05:00",
        """
Die Stangenbohnen sind oben angekommen und suchen jetzt am Himmel weiter. Morgens sitzt ein Zaunkönig auf der höchsten Stange und schimpft
mit mir.

! Das Rätsel um die welken Gurken ist gelöst: Wühlmäuse hatten einen Gang genau unter dem Frühbeet. Mit dem Drahtkorb um die Wurzeln ist
seit drei Wochen keine Pflanze mehr eingegangen.

Von Oma die alte Gießkanne mit dem langen Hals bekommen. Sie tropft ein wenig, aber sie gießt so sanft, dass selbst der Salat stehen
bleibt.

! Der Versuch mit Mulch aus Seegras hat funktioniert. Das gemulchte Beet brauchte im August nur halb so viel Wasser, deshalb bekommen im
Frühjahr alle Beete eine Schicht.

Vier Gläser Johannisbeergelee, eines davon schon leer. Lotte behauptet, es sei verdunstet.
""",
    ),
    Source(
        "tideline",
        "problems",
        f"{CHATS}/tideline/tide-curve-one-hour-off.jsonl",
        "2026-10-03T21:04:16.778301",
        "2026-08-27T18:33:50",
        """
> A skipper in Büsum writes that high water came an hour before our curve said so.
That is not a small thing there. An hour of water is the difference between a berth and a night on the mud.

! Root cause of the tide curve that ran an hour late: the gauge in Büsum reports in winter time all year, and we shifted it like every
other station. The station now carries its own offset, and last week's curve lies within four minutes of the gauge.

! Confirmed with the harbour masters of six places that their gauges keep summer time. Only Büsum and one island do not, and both are
marked now.

It helps to go and look. The gauge hangs behind the fish hall, has a brass plate from 1961, and smells of tar and patience.
""",
    ),
    Source(
        "home",
        "kitchen",
        f"{NOTES}/private/kitchen-renovation.md",
        "2026-10-03T21:04:22.360117",
        "2026-09-05T19:12:00",
        """
We have been cooking on the camping stove for nine days. Everything tastes of holiday and slightly of gas.

! Found the leak behind the old cupboards: a copper joint that someone had wrapped in tape, probably before I was born. The plumber
replaced two metres of pipe, and the wall has been dry for ten days.

The oak for the worktop comes from a barn near Heide. One board still has a horseshoe nail in it, and we are going to leave it there.

! Decided to keep the larder and give up the second oven. The cold corner stays cold for free, and nobody could name a day on which we had
needed two ovens.

Grey or green for the tiles? Green in the morning light, grey in the evening, and Lotte wants both.
""",
    ),
    Source(
        "platform",
        "problems",
        f"{CHATS}/platform/build-agents-out-of-memory.jsonl",
        "2026-10-07T10:22:40.551276",
        "2026-09-16T16:47:03",
        """
The build agents have been moody since the move to the new data centre, and only in the afternoon. Mornings are cheerful, and nobody has
touched anything, which is what everybody always says.

! The builds were killed because two jobs shared one memory limit: the agent counted the limit per machine and the scheduler per job. With
one job per agent the last 300 builds passed, and the afternoon is as calm as the morning.

! Tried swap on the agents and took it out again the same day. A build that swaps needs forty minutes instead of six, and it failed in the
end anyway, only later.

Dagny suggests naming the agents after cheeses so that the bad ones are easier to remember. The one that smells is already called Harzer.
""",
    ),
    Source(
        "werkstatt",
        "technik",
        f"{NOTES}/haus/heizung-und-heimserver.md",
        "2026-10-07T10:22:47.029648",
        "2026-09-24T22:18:00",
        """
Der kleine Server im Keller läuft neben den Einmachgläsern und ist im Winter der wärmste Platz im Haus. Die Katze weiß das schon länger
als ich.

! Der Fehler in der Heizungssteuerung ist behoben: Der Fühler im Flur hing direkt über dem Router und hielt jeden Abend für Frühling. Seit
er an der Außenwand sitzt, stimmt die Vorlauftemperatur auf ein Grad.

Im Keller liegt noch das Kabel, das Opa 1974 verlegt hat. Es führt nirgendwohin, aber er hat es sehr ordentlich beschriftet.

! Die Sicherung der Fotos ist geprüft und vollständig wiederhergestellt worden, 18.400 Bilder auf der neuen Platte. Die alte Platte war
nach acht Jahren kaputt, drei Tage nach der letzten Kopie.

Für das Wochenende vorgemerkt: Filter ausspülen, Dichtung am Hahn ansehen, Lotte den Lötkolben zeigen und sie nur den kalten anfassen
lassen.
""",
    ),
    Source(
        "ledger",
        "problems",
        f"{CHATS}/ledger/nightly-export-hangs.jsonl",
        "2026-10-10T22:51:18.640953",
        "2026-10-09T13:58:26",
        """
> The nightly export hangs about once a week, always after two, never when we watch.
Then we let it be watched by something that does not get sleepy, and write down who holds what.

! The hanging export is explained and fixed. It waited for a row that the mail job had locked while the mail job waited for the export's
file; both now take the row first, and nineteen nights in a row have ended before half past two.

! Verified the new watchdog, which ends an export after forty minutes and says whose lock it waited for. It fired once, on purpose, and
the message named the right table.

The night guard of the building sends greetings. He had noticed the light of the server room at three and thought we were all very
hard-working.

Coffee with Ravi about locks turned into coffee about boats. He keeps one in Flensburg that has been nearly ready for eleven years.
""",
    ),
)

DIARY = (
    (
        "2026-10-04",
        "! Learned that Ines prefers short answers with the figure first. The long comparison of tile formats was not read to its "
        "end; the table with three rows was, and it settled the choice.",
    ),
    (
        "2026-10-08",
        "A calm day. We named build agents after cheeses, looked at locks, and talked about why the sea is louder at night than by day.",
    ),
    (
        "2026-10-11",
        "Ines wants to show Lotte how a tide table is made. I have promised to help with the drawing of the moon, which should be large.",
    ),
)

RESTATED = (
    "Fixed the storm warnings that were pushed twice: both regions answered the same event. The event now carries its region, the second "
    "push is gone{tail}, and the next step is a quiet night for {rest}."
)
"""A summary that long sessions repeat with a word changed here and there: near copies."""

FRAGMENTS = (
    "tinue with the next harbour in the list, since the earlier one looks the same as before and the remaining files are still to be read",
    "ould then be called from the settings page, and perhaps also from the small menu, whichever the designers would like better",
    "ng the list again to see which of the entries belong to the storm warnings and which ones merely share the prefix with them",
    "ewhere in the folder there is probably a second copy of the same helper, so let me look at the other module and its neighbours",
    "rd the end of the file, where the handlers for the two regions are registered one after the other in the order of their names",
    "ithin the same view, so that the reader sees the quiet hours next to the region and does not have to go back to the first page",
    "ssages per region and per hour, then the same for the week, and afterwards the question of what the bell should sound like",
    "nd the other one is for the islands, which keep their own list of places because the names there are written in two languages",
)
"""Chunks that open in the middle of a word, as a miner cuts them."""

SOUP: tuple[tuple[int, str], ...] = (
    (
        1,
        "<system-reminder>\nThe file /srv/{a}/{b}.ts was opened by the user in the editor. This may or may not matter.\n</system-reminder>",
    ),
    (6, "-rw-r--r--  1 ines staff  {n} Oct 11 {t} {a}.{b}.ts"),
    (5, '{{"{a}_id": {n}, "{b}": {{"x": {i}.{j}, "y": -{j}.{i}}}, "seq": [{i}, {j}, {n}]}},'),
    (5, "2026-10-11 {t}:{i},{j}1 INFO [{a}:{n}] GET /v2/{b}?id={n} 200 {j}ms"),
    (6, "| {a} | {n} | {i} | {j} | ------- |"),
    (6, "    {i}\u2192const {a}{i} = {b}[{j}] ?? ({n} >> {i});"),
    (1, "2026-10-11T{t}:{i}.{j}3Z"),
    (1, "```ts\nexport const {a} = (x: number) => x * {i} + {b}[{j}];\n```"),
    (4, "TIDE_{i}_PORT={n}\nTIDE_{i}_URL=http://10.0.{i}.4:{n}/{a}"),
    (6, "tests/{a}_{i}.spec.ts::{b}[{j}-{i}] ........ [ {j}%]"),
    (1, "<local-command-caveat>The messages below were written while running local commands: {a} {b}.</local-command-caveat>"),
    (1, "diff --git a/src/{a}.ts b/src/{a}.ts\nindex {n}f..{n}a 100644\n@@ -{i},4 +{i},5 @@\n- return {b};\n+ return {b}.at({j});"),
    (4, "https://registry.example.org/{a}/-/{b}-{i}.{j}.{i}.tgz#{n}{n}"),
    (1, "------------------------------------------------------------"),
    (1, "Exit code: 1\n{a}.ts({i},{j}): error TS{n}: Property '{b}' does not exist on type '{a}'.\nShell cwd was reset to /srv/tideline"),
    (1, "<task-notification>\n<task-id>{n}b</task-id>\n<status>running</status>\n<summary>watching {a}</summary>\n</task-notification>"),
    (5, "src/{a}/{b}.ts:{i}:{j}: {a}({n}, {i}) // {j}"),
    (1, 'Traceback (most recent call last):\n  File "/srv/{a}/{b}.py", line {i}, in read\n    return {a}[{j}]\nKeyError: {j}'),
    (1, "ok {i}"),
)
"""Tool output: how many rows of it a chunk holds, and the row (a, b: words; n, i, j: numbers; t: a time of day)."""
