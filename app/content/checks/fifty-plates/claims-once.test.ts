import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const causes = (...rows: string[]) => logWith(...rows).map(({ cause }) => cause);

/** Rows of two people who claim the same thing. */
const claimedTwice = (badge: string, note: string) => [
  `${badge},ek,2019-07-09,,,${note},`,
  `${badge},alder,2019-07-10,,,${note},`,
];

test("a plate, border, species or flavor is credited once", () => {
  expect(
    causes(
      ...claimedTwice("FIFTY_PLATES", "Ohio"),
      ...claimedTwice("POUTINE_AND_PLATES", "Ontario"),
      ...claimedTwice("BORDER_PATROL", "Ohio / Indiana"),
      ...claimedTwice("RIVANIMALS", "Crane"),
      ...claimedTwice("ICE_BUT_NICE", "Lime"),
    ),
  ).toEqual([
    "FIFTY_PLATES credits each plate once, and line 2 already has Ohio for ek.",
    "POUTINE_AND_PLATES credits each plate once, and line 4 already has Ontario for ek.",
    "BORDER_PATROL credits each border once, and line 6 already has Ohio / Indiana for ek.",
    "RIVANIMALS credits each species once, and line 8 already has Crane for ek.",
    "ICE_BUT_NICE credits each flavor once, and line 10 already has Lime for ek.",
  ]);
});

test("the claim of the later day is reported, even if its row is above the other", () => {
  const [problem, ...more] = logWith(
    "ICE_BUT_NICE,ek,2019-07-10,,,Lime,",
    "ICE_BUT_NICE,alder,2019-07-09,,,Lime,",
  );
  expect(more).toEqual([]);
  expect([problem?.line, problem?.cause]).toEqual([
    2,
    "ICE_BUT_NICE credits each flavor once, and line 3 already has Lime for alder.",
  ]);
});
