import { expect, test } from "vitest";
import { currentId, mapFormerIds } from "./former-ids.ts";

test("every possible key of a former name leads to the current one", () => {
  const ids = mapFormerIds([{ id: "birch", formerly: ["Niamh O'Moore Kelly"] }]);
  expect(ids).toEqual({
    omoorekelly: "birch",
    "omoorekelly-n": "birch",
    "omoorekelly-niamh": "birch",
  });
  expect(mapFormerIds([{ id: "birch", formerly: ["Pelé"] }])).toMatchObject({ pele: "birch" });
});

test("a key that is ambiguous or in use leads nowhere else", () => {
  const people = [
    { id: "birch", formerly: ["Ann Moore"] },
    { id: "elm", formerly: ["Bea Moore"] },
    { id: "moore-b" },
  ];
  expect(mapFormerIds(people)).toEqual({
    "moore-a": "birch",
    "moore-ann": "birch",
    "moore-bea": "elm",
  });
});

test("without former names there are no former keys", () => {
  expect(mapFormerIds([{ id: "birch" }, { id: "elm", formerly: [] }])).toBeUndefined();
  expect(currentId(undefined, "moore")).toBe("moore");
});

test("only a former key changes, and built-in object keys match nothing", () => {
  const ids = { moore: "birch" };
  expect(currentId(ids, "moore")).toBe("birch");
  expect(currentId(ids, "elm")).toBe("elm");
  expect(currentId(ids, "toString")).toBe("toString");
  expect(currentId(ids, undefined)).toBeUndefined();
});
