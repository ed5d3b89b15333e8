import { expect, test } from "vitest";
import { zooAnimalsBeyond } from "#app/domain/badge-quest/rules.ts";

const award = (note: string, player = "ek", date = "2019-08-05", badge = "RIVANIMALS") => ({
  badge,
  player,
  note,
  date,
});

test("the third animal of a person from a zoo is one too many", () => {
  const log = [
    award("Lion (zoo)", "ek", "2019-08-07"),
    award("Zoo: bear"),
    award("Ape at the zoo"),
  ];
  expect(zooAnimalsBeyond(log).map(({ note }) => note)).toEqual(["Lion (zoo)"]);
});

test("other people, other animals and other badges do not count", () => {
  const two = [award("Bear (zoo)"), award("Ape (zoo)")];
  expect(
    zooAnimalsBeyond([
      ...two,
      award("Lion (zoo)", "alder"),
      award("Protozoon"),
      award("Zoo", "ek", "2019-08-05", "TRAVELER_TRIVIA"),
    ]),
  ).toEqual([]);
});
