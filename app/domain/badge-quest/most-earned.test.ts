import { expect, test } from "vitest";
import { mostEarned } from "./badge-quest.ts";

const COUNTS = new Map([
  ["UP_DOG", 2],
  ["BOOK_CLUB", 5],
  ["HI_FIVE", 2],
]);

test("the badges earned most often come first, ties in the given order", () => {
  expect(mostEarned(["HI_FIVE", "UP_DOG", "BOOK_CLUB"], COUNTS)).toEqual([
    { badge: "BOOK_CLUB", times: 5 },
    { badge: "HI_FIVE", times: 2 },
    { badge: "UP_DOG", times: 2 },
  ]);
});

test("unearned badges are omitted", () => {
  expect(mostEarned(["ALBUM_ART"], COUNTS)).toEqual([]);
});
