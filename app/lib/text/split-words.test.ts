import { expect, test } from "vitest";
import { joinWords, splitWords } from "./split-words.ts";

test("punctuation after a space stays with its word, and quotation marks with the quote", () => {
  expect(splitWords(" Viens  essayer en septembre ! ")).toEqual([
    "Viens",
    "essayer",
    "en",
    "septembre\u00A0!",
  ]);
  expect(splitWords("Tu dis « oui » ?")).toEqual(["Tu", "dis", "«\u00A0oui\u00A0»\u00A0?"]);
});

test("a dash stays with the word before it", () => {
  expect(splitWords("Invite - East")).toEqual(["Invite\u00A0-", "East"]);
});

test("a word is split after its hyphen, and joined without a space", () => {
  const words = splitWords("Sainte-Croix Kelp");
  expect(words).toEqual(["Sainte-", "Croix", "Kelp"]);
  expect(joinWords(words)).toBe("Sainte-Croix Kelp");
});

test("other spaces end a word", () => {
  expect(splitWords("Join us!")).toEqual(["Join", "us!"]);
});
