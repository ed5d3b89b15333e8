import { expect, test } from "vitest";
import { dancersBeyond, repeatedGroups } from "#app/domain/badge-quest/rules.ts";

const post = (badge: string, time: string | undefined, ...players: string[]) =>
  players.map((player) => ({ badge, player, date: "2019-08-05", time }));
const seven = ["a", "b", "c", "d", "e", "f", "g"];

test("a seventh dancer in one video is one too many", () => {
  const video = post("DANCING_QUEEN", "12:00", ...seven);
  expect(dancersBeyond(video)).toEqual(video.slice(6));
  expect(dancersBeyond(video.slice(1))).toEqual([]);
});

test("another video has six dancers of its own, and nobody is two of them", () => {
  const first = post("DANCING_QUEEN", "12:00", "a", "b", "c", "d", "e", "f", "a");
  expect(dancersBeyond([...first, ...post("DANCING_QUEEN", "12:30", "g")])).toEqual([]);
});

test("without a time nobody knows who danced together, and other badges have no limit", () => {
  expect(dancersBeyond(post("DANCING_QUEEN", undefined, ...seven))).toEqual([]);
  expect(dancersBeyond(post("MAKEUP_MASTER", "12:00", ...seven))).toEqual([]);
});

test("the same group brushes its teeth once", () => {
  const [first, again] = [
    post("DENTAL_HYGIENE", "08:00", "ek", "berg"),
    post("DENTAL_HYGIENE", "20:00", "berg", "ek"),
  ];
  expect(repeatedGroups([...again, ...first])).toEqual([
    { award: again[0], first: first[0], players: ["berg", "ek"] },
  ]);
});

test("one person more or less is another group", () => {
  expect(
    repeatedGroups([
      ...post("DENTAL_HYGIENE", "08:00", "ek", "berg"),
      ...post("DENTAL_HYGIENE", "09:00", "ek"),
      ...post("DENTAL_HYGIENE", "10:00", "ek", "berg", "alder"),
      ...post("NEON_NIGHT", "11:00", "ek", "berg"),
    ]),
  ).toEqual([]);
});
