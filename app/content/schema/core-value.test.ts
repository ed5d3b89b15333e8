import { expect, test } from "vitest";
import { coreValuesFile } from "./site.ts";

const names = ["Wind", "Fair play", "勇気", "Grit", "Luck", "Joy", "Snacks"];
const values = (count: number) =>
  names.slice(0, count).map((name) => ({ name, color: "#003faa", explanation: "We think." }));

test("a club has three to six core values with any names", () => {
  const fine = [0, 1, 2, 3, 4, 5, 6, 7].filter(
    (count) => coreValuesFile.safeParse(values(count)).success,
  );
  expect(fine).toEqual([3, 4, 5, 6]);
});

const asking = (picture: string) => [...values(3), { ...values(1)[0], name: "A", picture }];
const named = (name: string) => [{ ...values(1)[0], name }, ...values(3).slice(1)];

test("a value may choose a drawing", () => {
  expect(coreValuesFile.safeParse(asking("high-five")).success).toBe(true);
  expect(coreValuesFile.safeParse(asking("trophy")).success).toBe(false);
});

test("a name is not empty and fits one line", () => {
  expect(coreValuesFile.safeParse(named("Good company on the road")).success).toBe(true);
  expect(coreValuesFile.safeParse(named("Good company on the roads")).success).toBe(false);
  expect(coreValuesFile.safeParse(named(" ")).success).toBe(false);
});
