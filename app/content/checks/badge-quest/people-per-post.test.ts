import { logWith } from "#app/content/testing/award-log.ts";
import { expect, test } from "vitest";

const six = ["ek", "berg", "alder", "maple", "aspen", "scott"];
const video = (time: string, ...players: string[]) =>
  players.map((player) => `DANCING_QUEEN,${player},2019-07-09,${time},EDT,,`);

test("a seventh dancer in one video is a warning", () => {
  const [problem, ...more] = logWith(...video("12:00", ...six, "willow"));
  expect(more).toEqual([]);
  expect([problem?.severity, problem?.line, problem?.field, problem?.cause]).toEqual([
    "warning",
    8,
    "badge",
    "DANCING_QUEEN credits at most 6 people per post, but more have this date and time.",
  ]);
});

test("six dancers in one video are fine, and a second video is counted separately", () => {
  expect(logWith(...video("12:00", ...six), ...video("12:01", "willow"))).toEqual([]);
});
