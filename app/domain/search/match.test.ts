import { expect, test } from "vitest";
import { isOneTypo, isSameWord, matchWord, typedWords, worstMatch } from "#app/domain/search.ts";

test("a wrong, extra, missing or swapped letter is one typo", () => {
  for (const typed of ["nereit", "nereeid", "nerid", "nereiid", "neerid", "nrereid", "enreid"]) {
    expect(isOneTypo(typed, "nereid"), typed).toBe(true);
    expect(isOneTypo("nereid", typed), typed).toBe(true);
  }
});

test("two typos, a different word and the same word are not one typo", () => {
  for (const typed of ["nereid", "nerdi", "neredi1", "gale", "", "nereidss", "deiren"]) {
    expect(isOneTypo(typed, "nereid"), typed).toBe(false);
  }
});

test("a word matches exactly, by prefix, by part or with a typo", () => {
  const words = ["chicago", "nereid", "21st", "u20"];
  const expected = [
    ["nereid", "word"],
    ["nere", "beginning"],
    ["reid", "part"],
    ["e", "part"],
    ["neried", "typo"],
    ["chicgao", "typo"],
    ["nre", undefined],
    ["undefined", undefined],
  ] as const;
  for (const [typed, match] of expected) expect(matchWord(typed, words), typed).toBe(match);
});

test("a number does not match by its end or with a typo", () => {
  expect(matchWord("1st", ["21st", "11st"])).toBeUndefined();
  expect(matchWord("20", ["u20"])).toBe("part");
  expect(matchWord("2018", ["2019", "12018"])).toBeUndefined();
});

test("in four letters only a swap counts as a typo", () => {
  expect(matchWord("gael", ["gale"])).toBe("typo");
  for (const typed of ["gala", "gales", "gal"]) {
    expect(matchWord(typed, ["gale"]), typed).not.toBe("typo");
  }
  expect(matchWord("shop", ["show", "shot"])).toBeUndefined();
});

test("plurals match singulars", () => {
  for (const [singular, plural] of [
    ["win", "wins"],
    ["coach", "coaches"],
    ["loss", "losses"],
    ["captain", "captains"],
  ] as const) {
    expect(isSameWord(singular, plural), singular).toBe(true);
    expect(isSameWord(plural, singular), plural).toBe(true);
  }
  for (const word of ["bases", "as", "s"]) expect(isSameWord("bas", word), word).toBe(false);
  expect(isSameWord("glass", "glas")).toBe(false);
});

test("a plural finds its singular", () => {
  expect(matchWord("badges", ["badge"])).toBe("beginning");
  expect(matchWord("is", ["i"])).toBeUndefined();
});

test("a search may need three letters for a match inside a word", () => {
  expect(matchWord("me", ["rome"], 3)).toBeUndefined();
  expect(matchWord("me", ["rome", "maine", "me"], 3)).toBe("word");
  expect(matchWord("ome", ["rome"], 3)).toBe("part");
});

test("a query matches as well as its weakest word, and only if every word matches", () => {
  expect(worstMatch(["word", "part", "beginning"])).toBe("part");
  expect(worstMatch(["word", undefined])).toBeUndefined();
  expect(worstMatch([])).toBe("word");
});

test("a query has up to twelve words, folded and each once", () => {
  expect(typedWords("  Montréal – O’Hare, o'hare ")).toEqual(["montreal", "ohare"]);
  expect(typedWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(" "))).toHaveLength(
    12,
  );
});

test("from six letters on, a prefix may have a typo", () => {
  for (const typed of ["chicgao", "chicag", "chocag", "hicago", "chiicago"]) {
    expect(matchWord(typed, ["chicagoans"]), typed).toBeDefined();
  }
  expect(matchWord("chocag", ["chicagoans"])).toBe("typo");
  expect(matchWord("hcicag", ["chicagoans"])).toBe("typo");
  expect(matchWord("chcagoa", ["chicagoans"])).toBe("typo");
  expect(matchWord("chiicag", ["chicagoans"])).toBe("typo");
  expect(matchWord("choca", ["chicagoans"])).toBeUndefined();
  expect(matchWord("chocxg", ["chicagoans"])).toBeUndefined();
});

test("words of three letters have no typos, and a swap must be complete", () => {
  expect(matchWord("gla", ["gal"])).toBeUndefined();
  expect(isOneTypo("abxy", "baxz")).toBe(false);
  expect(isOneTypo("abcd", "bccd")).toBe(false);
  expect(isOneTypo("abcd", "xacd")).toBe(false);
  expect(matchWord("bard", ["brad", "bar"])).toBe("typo");
});

test("words with different beginnings, or short words plus s, are different words", () => {
  expect(isSameWord("gas", "ga")).toBe(false);
  expect(isSameWord("wins", "bins")).toBe(false);
  expect(isSameWord("ess", "es")).toBe(false);
});

test("a word without the query has no matching part", () => {
  expect(matchWord("gale", ["elag"])).toBeUndefined();
});

test("news is no plural of new", () => {
  expect(isSameWord("news", "new")).toBe(false);
  expect(matchWord("news", ["new"])).toBeUndefined();
  expect(isSameWord("views", "view")).toBe(true);
});
