import { expect, test } from "vitest";
import { isOneTypo, isSameWord, matchWord, typedWords, worstMatch } from "#app/domain/search.ts";

test("a wrong letter, one too many, one left out and two swapped are one typo", () => {
  for (const typed of ["nereit", "nereeid", "nerid", "nereiid", "neerid", "nrereid", "enreid"]) {
    expect(isOneTypo(typed, "nereid"), typed).toBe(true);
    expect(isOneTypo("nereid", typed), typed).toBe(true);
  }
});

test("two typos, another word and the word itself are none", () => {
  for (const typed of ["nereid", "nerdi", "neredi1", "gale", "", "nereidss", "deiren"]) {
    expect(isOneTypo(typed, "nereid"), typed).toBe(false);
  }
});

test("a word matches whole, from its beginning, in a part, or with a typo", () => {
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

test("the end of a number is another number, and numbers have no typos", () => {
  expect(matchWord("1st", ["21st", "11st"])).toBeUndefined();
  expect(matchWord("20", ["u20"])).toBe("part");
  expect(matchWord("2018", ["2019", "12018"])).toBeUndefined();
});

test("of four letters only two that are swapped are a typo", () => {
  expect(matchWord("gael", ["gale"])).toBe("typo");
  for (const typed of ["gala", "gales", "gal"]) {
    expect(matchWord(typed, ["gale"]), typed).not.toBe("typo");
  }
  expect(matchWord("shop", ["show", "shot"])).toBeUndefined();
});

test("plurals of names and things are the same word", () => {
  for (const [one, other] of [
    ["win", "wins"],
    ["coach", "coaches"],
    ["loss", "losses"],
    ["captains", "captain"],
  ] as const) {
    expect(isSameWord(one, other), one).toBe(true);
    expect(isSameWord(other, one), other).toBe(true);
  }
  for (const other of ["bases", "as", "s"]) expect(isSameWord("bas", other), other).toBe(false);
  expect(isSameWord("glass", "glas")).toBe(false);
});

test("a plural finds its singular", () => {
  expect(matchWord("badges", ["badge"])).toBe("beginning");
  expect(matchWord("is", ["i"])).toBeUndefined();
});

test("short parts count only where they may", () => {
  expect(matchWord("me", ["rome"], 3)).toBeUndefined();
  expect(matchWord("me", ["rome", "maine", "me"], 3)).toBe("word");
  expect(matchWord("ome", ["rome"], 3)).toBe("part");
});

test("a query matches as well as the worst of its words, and not without each of them", () => {
  expect(worstMatch(["word", "part", "beginning"])).toBe("part");
  expect(worstMatch(["word", undefined])).toBeUndefined();
  expect(worstMatch([])).toBe("word");
});

test("the words of a query come folded, each once, and not more than anybody types", () => {
  expect(typedWords("  Montréal – O’Hare, o'hare ")).toEqual(["montreal", "ohare"]);
  expect(typedWords(Array.from({ length: 40 }, (_, index) => `w${index}`).join(" "))).toHaveLength(
    12,
  );
});

test("from six letters on, a typo is forgiven in the beginning of a longer word", () => {
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

test("of three letters nothing is a typo, and only letters that are swapped whole are", () => {
  expect(matchWord("gla", ["gal"])).toBeUndefined();
  expect(isOneTypo("abxy", "baxz")).toBe(false);
  expect(isOneTypo("abcd", "bccd")).toBe(false);
  expect(isOneTypo("abcd", "xacd")).toBe(false);
  expect(matchWord("bard", ["brad", "bar"])).toBe("typo");
});

test("words of other beginnings, and short ones with an s, are other words", () => {
  expect(isSameWord("gas", "ga")).toBe(false);
  expect(isSameWord("wins", "bins")).toBe(false);
  expect(isSameWord("ess", "es")).toBe(false);
});

test("a word that does not have what was typed has no part of it", () => {
  expect(matchWord("gale", ["elag"])).toBeUndefined();
});
