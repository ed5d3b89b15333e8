import { expect, test } from "vitest";
import { domainLabel } from "./new-club.ts";

test.each([
  ["Gale", "gale"],
  ["Đakovo Łódź", "dakovolodz"],
  ["Ø", "o"],
  ["Клуб Диск", "klubdisk"],
  ["Groß & Klein", "grossklein"],
  ["The Extremely Long Winded Disc Society", "theextremelylongwinded"],
  ["東京フリスビー", "club"],
])("the proposed domain of the club %s begins with %s", (name, label) => {
  expect(domainLabel(name)).toBe(label);
});
