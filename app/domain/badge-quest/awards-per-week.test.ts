import { expect, test } from "vitest";
import { awardsPerWeek } from "./badge-quest.ts";

const award = (date: string) => ({ badge: "UP_DOG", player: "ek", date });
const values = ["Brain", "Effort", "Skill", "Character"];

test("every week is split by core value", () => {
  expect(awardsPerWeek([award("2019-07-07")], values, () => "Character")).toEqual([
    {
      first: "2019-07-01",
      last: "2019-07-07",
      badges: 1,
      byValue: [
        { value: "Brain", badges: 0 },
        { value: "Effort", badges: 0 },
        { value: "Skill", badges: 0 },
        { value: "Character", badges: 1 },
      ],
    },
  ]);
});
