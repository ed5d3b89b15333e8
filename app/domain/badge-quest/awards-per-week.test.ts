import { expect, test } from "vitest";
import { awardsPerWeek } from "./badge-quest.ts";

const award = (date: string) => ({ badge: "UP_DOG", player: "ek", date });
const values = ["Brain", "Effort", "Skill", "Character"];
const weeks = (dates: string[]) =>
  awardsPerWeek(dates.map(award), values, () => "Character").map(
    ({ first, badges }) => `${first}: ${badges}`,
  );

// July 7, 2019 was a Sunday.
test("badges are counted by week from Monday, including empty weeks", () => {
  expect(weeks(["2019-07-07", "2019-07-08", "2019-07-22"])).toEqual([
    "2019-07-01: 1",
    "2019-07-08: 1",
    "2019-07-15: 0",
    "2019-07-22: 1",
  ]);
});

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

test("without awards there are no weeks", () => {
  expect(weeks([])).toEqual([]);
});
