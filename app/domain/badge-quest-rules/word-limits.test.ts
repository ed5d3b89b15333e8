import { expect, test } from "vitest";
import { wordsBeyond } from "#app/domain/badge-quest/rules.ts";

const award = (note: string, player = "ek", date = "2019-08-05", badge = "ANIMALS") => ({
  badge,
  player,
  note,
  date,
});

const beyond = (log: ReturnType<typeof award>[]) =>
  wordsBeyond(log, (badge) => (badge === "ANIMALS" ? { words: { zoo: 2 } } : undefined)).map(
    ({ award: { note } }) => note,
  );

test("a person’s third animal from a zoo is one too many", () => {
  const log = [
    award("Lion (zoo)", "ek", "2019-08-07"),
    award("Zoo: bear"),
    award("Ape at the zoo"),
  ];
  expect(beyond(log)).toEqual(["Lion (zoo)"]);
});

test("other people, other animals and other badges do not count", () => {
  const two = [award("Bear (zoo)"), award("Ape (zoo)")];
  expect(
    beyond([
      ...two,
      award("Lion (zoo)", "alder"),
      award("Protozoon"),
      award("Zoo", "ek", "2019-08-05", "OTHER"),
    ]),
  ).toEqual([]);
});
