import { expect, test } from "vitest";
import { leadershipSentence, type Leadership, type TenureSeason } from "#app/domain/roster.ts";

const SEASONS = [2015, 2016, 2017, 2018, 2019, 2021, 2022];
const season = (year: number, ...leadership: Leadership[]): TenureSeason => ({
  year,
  leadership,
});
const sentence = (...tenure: TenureSeason[]) => leadershipSentence(tenure, SEASONS);

test("a captain’s seasons are joined", () => {
  expect(
    sentence(
      season(2015, "captain"),
      season(2016, "captain"),
      season(2017),
      season(2018, "captain"),
    ),
  ).toBe("Captain in 2015–2016, 2018");
});

test("a coach is described as a coach", () => {
  expect(sentence(season(2019, "coach"), season(2021, "coach"))).toBe("Coach in 2019–2021");
});

test("a captain who coached later has both", () => {
  expect(sentence(season(2017, "captain"), season(2019, "coach"))).toBe(
    "Captain in 2017, coach in 2019",
  );
});

test("a person without a leadership role has no sentence", () => {
  expect(sentence(season(2017), season(2018))).toBeUndefined();
  expect(sentence()).toBeUndefined();
});
