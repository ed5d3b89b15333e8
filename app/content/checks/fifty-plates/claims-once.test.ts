import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const causes = (...rows: string[]) => logWith(...rows).map(({ cause }) => cause);

const twice = (badge: string, note: string) => [
  `${badge},ek,2019-07-09,,,${note},`,
  `${badge},alder,2019-07-10,,,${note},`,
];

test("each badge of single claims says what it credits once", () => {
  expect(
    causes(
      ...twice("FIFTY_PLATES", "Ohio"),
      ...twice("POUTINE_AND_PLATES", "Ontario"),
      ...twice("BORDER_PATROL", "Ohio / Indiana"),
      ...twice("RIVANIMALS", "Crane"),
      ...twice("ICE_BUT_NICE", "Lime"),
    ),
  ).toEqual([
    "FIFTY_PLATES credits a plate once, and line 2 has Ohio for ek already.",
    "POUTINE_AND_PLATES credits a plate once, and line 4 has Ontario for ek already.",
    "BORDER_PATROL credits a border once, and line 6 has Ohio / Indiana for ek already.",
    "RIVANIMALS credits a species once, and line 8 has Crane for ek already.",
    "ICE_BUT_NICE credits a flavor once, and line 10 has Lime for ek already.",
  ]);
});

test("the later claim is named, wherever it stands in the log", () => {
  const [problem, ...more] = logWith(
    "ICE_BUT_NICE,ek,2019-07-10,,,Lime,",
    "ICE_BUT_NICE,alder,2019-07-09,,,Lime,",
  );
  expect(more).toEqual([]);
  expect([problem?.line, problem?.cause]).toEqual([
    2,
    "ICE_BUT_NICE credits a flavor once, and line 3 has Lime for alder already.",
  ]);
});
