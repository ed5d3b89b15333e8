import { expect, test } from "vitest";
import { type Credits, peopleBeyond, repeatedGroups } from "#app/domain/badge-quest/rules.ts";

const badges: Readonly<Record<string, Credits>> = {
  DANCE: { people: 6 },
  BRUSH: { newGroups: true },
};
const findCredits = (badge: string) => badges[badge];
const post = (badge: string, time: string | undefined, ...players: string[]) =>
  players.map((player) => ({ badge, player, date: "2019-08-05", time }));
const seven = ["a", "b", "c", "d", "e", "f", "g"];

test("a seventh dancer in one video is one too many", () => {
  const video = post("DANCE", "12:00", ...seven);
  expect(peopleBeyond(video, findCredits)).toEqual(video.slice(6));
  expect(peopleBeyond(video.slice(1), findCredits)).toEqual([]);
});

test("another video has its own six dancers, and nobody counts twice in one", () => {
  const first = post("DANCE", "12:00", "a", "b", "c", "d", "e", "f", "a");
  expect(peopleBeyond([...first, ...post("DANCE", "12:30", "g")], findCredits)).toEqual([]);
});

test("without a time dancers are not grouped, and other badges have no limit", () => {
  expect(peopleBeyond(post("DANCE", undefined, ...seven), findCredits)).toEqual([]);
  expect(peopleBeyond(post("OTHER", "12:00", ...seven), findCredits)).toEqual([]);
});

test("a group brushes its teeth together only once", () => {
  const [first, repeatedAwards] = [
    post("BRUSH", "08:00", "ek", "berg"),
    post("BRUSH", "20:00", "berg", "ek"),
  ];
  expect(repeatedGroups([...repeatedAwards, ...first], findCredits)).toEqual([
    { award: repeatedAwards[0], first: first[0], players: ["berg", "ek"] },
  ]);
});

test("adding or removing a person makes another group", () => {
  expect(
    repeatedGroups(
      [
        ...post("BRUSH", "08:00", "ek", "berg"),
        ...post("BRUSH", "09:00", "ek"),
        ...post("BRUSH", "10:00", "ek", "berg", "alder"),
        ...post("OTHER", "11:00", "ek", "berg"),
      ],
      findCredits,
    ),
  ).toEqual([]);
});
