import { expect, test } from "vitest";
import { coreValuesFile } from "./site.ts";

const names = ["Wind", "Fair play", "勇気", "Grit", "Luck", "Joy", "Snacks"];
const values = (count: number) =>
  names.slice(0, count).map((name) => ({ name, color: "#003faa", explanation: "We think." }));

test("a club has three to six core values with any names", () => {
  const valid = [0, 1, 2, 3, 4, 5, 6, 7].filter(
    (count) => coreValuesFile.safeParse(values(count)).success,
  );
  expect(valid).toEqual([3, 4, 5, 6]);
});

const withPicture = (picture: string) => [...values(3), { ...values(1)[0], name: "A", picture }];
const withName = (name: string) => [{ ...values(1)[0], name }, ...values(3).slice(1)];

test("the picture of a value is one of the site’s drawings", () => {
  expect(coreValuesFile.safeParse(withPicture("high-five")).success).toBe(true);
  expect(coreValuesFile.safeParse(withPicture("trophy")).success).toBe(false);
});

test("a name has up to 24 characters, and is not blank", () => {
  expect(coreValuesFile.safeParse(withName("Good company on the road")).success).toBe(true);
  expect(coreValuesFile.safeParse(withName("Good company on the roads")).success).toBe(false);
  expect(coreValuesFile.safeParse(withName(" ")).success).toBe(false);
});
