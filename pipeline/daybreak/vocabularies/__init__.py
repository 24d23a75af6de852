"""Outcome wording of sixteen languages: what was fixed, found, decided, verified, shipped, what works again, what failed.

All languages are active at once, so a word stands here only if it is no everyday word of another one; where a verb alone would be too
general, a phrase stands for it. The modules `latin`, `romance`, `cyrillic`, `indic_semitic` and `cjk` are written by hand; a language is
a dictionary of

    outcomes  words and phrases that tell of an outcome
    guards    what takes it back in front: negations, conditions, futures. Among the four words before it in the same clause; directly
              before it where terms are found anywhere (Han, Kana, Hangul)
    after     what takes it back behind: the next word or two; the next characters where terms are found anywhere
    unless    phrases that hold such a word and tell of no outcome
    clitics   letters that may be written onto the front of a word (Arabic "and", Hebrew "and", "that", "the")

Braces list alternatives: "fix{ed,es}" is "fixed" and "fixes".

The modules `table_*` are made from them by `expand`, one for each script, so that a wake-up compiles nothing and loads only the scripts
that its drawers hold. `wording` searches a body by them: `terms` for words between spaces, `terms_anywhere` for scripts without, both
in the form that `folding` gives a text. After a change of the words, in the directory of these modules:

    for name in $(python -m daybreak.vocabularies.expand); do
        python -m daybreak.vocabularies.expand $name > table_$name.py
    done

A test holds the tables to the words.
"""

from __future__ import annotations

__all__ = ()
