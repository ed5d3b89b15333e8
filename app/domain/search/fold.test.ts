import { expect, test } from "vitest";
import { fold, searchWords } from "#app/domain/fold.ts";

test("case and accents are folded, composed or not", () => {
  expect(fold("Montréal")).toBe("montreal");
  expect(fold("Montre\u0301al")).toBe("montreal");
  expect(fold("ŻÓŁĆ İ")).toBe("zolc i");
});

test("letters without an accent to drop become those that people type for them", () => {
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

test("every kind of apostrophe and quotation mark is dropped", () => {
  for (const mark of ["'", "’", "‘", "ʼ", "´", "`", "′", "＇"]) {
    expect(fold(`Women${mark}s`), mark).toBe("womens");
  }
  for (const title of ['"Hoist"', "“Hoist”", "„Hoist“", "«Hoist»"]) {
    expect(fold(title), title).toBe("hoist");
  }
});

test("capitals and quotation marks inside of other signs are folded as well", () => {
  expect(fold("𝐊elp ™")).toBe("kelp tm");
  expect(fold("ŉ ‴")).toBe("n ");
});

test("every kind of dash is a space, and so is a no-break space", () => {
  for (const dash of ["-", "‐", "\u2011", "–", "—", "−", "\u00a0"]) {
    expect(fold(`Mega${dash}Preview`), dash).toBe("mega preview");
  }
});

test("words come without the space around them", () => {
  expect(searchWords("  Who the\tHeck?\n")).toEqual(["who", "the", "heck"]);
  expect(searchWords(" – ’ ")).toEqual([]);
  expect(searchWords("")).toEqual([]);
});
