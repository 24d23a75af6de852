"""Guards the outcome wording of every language, alone and all at once, by example; and that the shipped tables are the written words."""

from __future__ import annotations

import importlib
import unicodedata

import pytest

from core.language_examples import LOOKALIKES, OUTCOMES
from daybreak.vocabularies import expand
from daybreak.vocabularies.wording import ALL_LANGUAGES, LANGUAGES, Wording

ONE = {language: Wording((language,)) for language in LANGUAGES}


def pairs(examples: dict[str, tuple[str, ...]]) -> list[tuple[str, str]]:
    return [(language, sentence) for language, sentences in examples.items() for sentence in sentences]


def test_every_language_has_examples() -> None:
    """Sixteen languages, each with at least eight sentences of either kind."""
    for examples in (OUTCOMES, LOOKALIKES):
        assert sorted(examples) == sorted(LANGUAGES)
        assert all(len(sentences) >= 8 for sentences in examples.values())


@pytest.mark.parametrize(("language", "sentence"), pairs(OUTCOMES))
def test_an_outcome_is_found(language: str, sentence: str) -> None:
    """An outcome is found by its own language and by all together, in capitals and whatever the normal form."""
    for words in (ONE[language], ALL_LANGUAGES):
        for form in (sentence, sentence.upper(), unicodedata.normalize("NFD", sentence)):
            assert words.find(form) is not None


@pytest.mark.parametrize(("language", "sentence"), pairs(LOOKALIKES))
def test_a_look_alike_is_none(language: str, sentence: str) -> None:
    """A plan, a question or a word that holds the stem is no outcome, not even in the eyes of another language."""
    for words in (ONE[language], ALL_LANGUAGES):
        assert words.find(sentence) is None
        assert words.find(unicodedata.normalize("NFD", sentence)) is None


def test_words_of_ones_own_do_not_change_the_vocabulary() -> None:
    """A vocabulary is a value: extending makes another."""
    own = ALL_LANGUAGES.extend(["gelungen wie nie", "完璧だ"])

    assert own.find("Das Brot ist gelungen wie nie zuvor.") is not None
    assert own.find("今日の絵は完璧だと思う。") is not None
    assert ALL_LANGUAGES.find("Das Brot ist gelungen wie nie zuvor.") is None


@pytest.mark.parametrize("name", expand.TABLES)
def test_the_tables_are_the_expansion_of_the_words(name: str) -> None:
    """Whoever changes a word regenerates the table (`python -m daybreak.vocabularies.expand NAME`)."""
    table = importlib.import_module(f"daybreak.vocabularies.table_{name}")
    with open(table.__file__ or "", encoding="utf-8") as file:
        assert file.read() == expand.module(name)


def test_what_a_phrase_takes_back_it_takes_back_whole() -> None:
    """An outcome word inside a phrase that tells of none is none, wherever in the phrase it stands."""
    own = ALL_LANGUAGES.extend(["不明"])

    assert own.find("彼の居場所は不明だ。") == "不明"
    assert own.find("停電の原因は不明のままです。") is None
