import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const rows = (count: number, badge: string, note: string) =>
  Array.from({ length: count }, (_, index) => `${badge},ek,2019-07-${10 + index},,,${note},`);
const causes = (...log: string[]) =>
  logWith(...log).map(({ line, field, cause }) => `${line} ${field}: ${cause}`);

test("a credit beyond a role’s limit is reported at its note", () => {
  expect(causes(...rows(4, "GUESS_WHO", "Guesser"))).toEqual([
    "5 note: This is the 4th GUESS_WHO of ek for Guesser, but the rule allows 3.",
  ]);
});

test("a credit beyond a badge’s limit is reported at the badge", () => {
  // Childhood Charm credits each of its three roles once: three in all.
  expect(causes(...rows(4, "INNOVATION_STATION", ""), ...rows(4, "CHILDHOOD_CHARM", ""))).toEqual([
    "5 badge: This is the 4th INNOVATION_STATION of ek, but the rule allows 3.",
    "9 badge: This is the 4th CHILDHOOD_CHARM of ek, but the rule allows 3.",
  ]);
});

test("awards within the rules are valid", () => {
  expect(causes(...rows(3, "GUESS_WHO", "Guesser"), ...rows(3, "GUESS_WHO", "Submitter"))).toEqual(
    [],
  );
});
