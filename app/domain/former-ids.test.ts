import { expect, test } from "vitest";
import { currentId, formerIdsOf } from "./former-ids.ts";

test("every key that a former name may have had leads to today's", () => {
  const ids = formerIdsOf([{ id: "birch", formerly: ["Niamh O'Moore Kelly"] }]);
  expect(ids).toEqual({
    omoorekelly: "birch",
    "omoorekelly-n": "birch",
    "omoorekelly-niamh": "birch",
  });
  expect(formerIdsOf([{ id: "birch", formerly: ["Pelé"] }])).toMatchObject({ pele: "birch" });
});

test("a key that two people may have had, or that somebody has today, leads nowhere else", () => {
  const people = [
    { id: "birch", formerly: ["Ann Moore"] },
    { id: "elm", formerly: ["Bea Moore"] },
    { id: "moore-b" },
  ];
  expect(formerIdsOf(people)).toEqual({
    "moore-a": "birch",
    "moore-ann": "birch",
    "moore-bea": "elm",
  });
});

test("where nobody has a former name there are none", () => {
  expect(formerIdsOf([{ id: "birch" }, { id: "elm", formerly: [] }])).toBeUndefined();
  expect(currentId(undefined, "moore")).toBe("moore");
});

test("only a former key changes, and no address finds what every object has", () => {
  const ids = { moore: "birch" };
  expect(currentId(ids, "moore")).toBe("birch");
  expect(currentId(ids, "elm")).toBe("elm");
  expect(currentId(ids, "toString")).toBe("toString");
  expect(currentId(ids, undefined)).toBeUndefined();
});
