import { expect, test } from "vitest";
import { fold, searchWords } from "#app/domain/fold.ts";

test("case and accents are folded, precomposed or combining", () => {
  expect(fold("Montréal")).toBe("montreal");
  expect(fold("Montre\u0301al")).toBe("montreal");
  expect(fold("ŻÓŁĆ İ")).toBe("zolc i");
});

test("letters that have no accent to remove become their usual spelling", () => {
  for (const [written, typed] of [
    ["Weißstraße", "weissstrasse"],
    ["GROẞ", "gross"],
    ["Bjørn Ærø", "bjorn aero"],
    ["Łódź", "lodz"],
    ["Đorđe Œuvre", "dorde oeuvre"],
    ["Þórður", "thordur"],
  ] as const) {
    expect(fold(written)).toBe(typed);
  }
});

test("all apostrophes and quotation marks are removed", () => {
  for (const mark of ["'", "’", "‘", "ʼ", "´", "`", "′", "＇"]) {
    expect(fold(`Women${mark}s`), mark).toBe("womens");
  }
  for (const title of ['"Hoist"', "“Hoist”", "„Hoist“", "«Hoist»"]) {
    expect(fold(title), title).toBe("hoist");
  }
});

test("capitals and quotation marks inside other characters are folded as well", () => {
  expect(fold("𝐊elp ™")).toBe("kelp tm");
  expect(fold("ŉ ‴")).toBe("n ");
});

test("every dash and no-break space becomes a space", () => {
  for (const dash of ["-", "‐", "\u2011", "–", "—", "−", "\u00a0"]) {
    expect(fold(`Mega${dash}Preview`), dash).toBe("mega preview");
  }
});

test("words are trimmed", () => {
  expect(searchWords("  Who the\tHeck?\n")).toEqual(["who", "the", "heck"]);
  expect(searchWords(" – ’ ")).toEqual([]);
  expect(searchWords("")).toEqual([]);
});
