import { expect, test } from "vitest";
import { groupByYear } from "#app/domain/tournaments.ts";

test("the newest year comes first and each keeps its order", () => {
  const [esc, regionals, pec] = [
    { id: "esc", year: 2019 },
    { id: "regionals", year: 2022 },
    { id: "pec", year: 2019 },
  ];
  expect(groupByYear([esc, regionals, pec])).toEqual([
    { year: 2022, tournaments: [regionals] },
    { year: 2019, tournaments: [esc, pec] },
  ]);
});
