import { expect, test } from "vitest";
import { statusWords } from "./status-words.ts";

const now = Date.parse("2027-06-12T20:00Z");
const minutes = (count: number) => count * 60_000;
const status = {
  now,
  isExpected: true,
  scoresAsOf: { at: now - minutes(3), words: "Saturday, June 12, 3:57 PM Eastern time" },
  checkedAt: undefined,
  trouble: undefined,
};

test("without scripts and at times without games, the scores have the time of their last change, if it is known", () => {
  const words = "Scores as of Saturday, June 12, 3:57 PM Eastern time";
  expect(statusWords({ ...status, now: undefined })).toBe(words);
  expect(statusWords({ ...status, isExpected: false })).toBe(words);
  expect(statusWords({ ...status, now: undefined, scoresAsOf: undefined })).toBe("");
});

test("during games the scores have their age, or else that of the last request", () => {
  expect(statusWords(status)).toBe("Updated 3 minutes ago");
  const unknown = { ...status, scoresAsOf: undefined };
  expect(statusWords(unknown)).toBe("");
  expect(statusWords({ ...unknown, checkedAt: now - minutes(1) })).toBe("Checked 1 minute ago");
});

test("scores that may be old say why", () => {
  expect(statusWords({ ...status, trouble: "failed" })).toBe("The scores couldn’t be loaded");
  expect(statusWords({ ...status, trouble: "new page" })).toBe("This page has been updated");
  expect(statusWords({ ...status, trouble: "offline" })).toMatch(
    /^Not updated since \d+:\d\d [AP]M$/,
  );
  expect(statusWords({ ...status, scoresAsOf: undefined, trouble: "offline" })).toBe(
    "No connection",
  );
});
