import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { valueAt, type FieldPath } from "#app/content/field-path.ts";
import { setValue } from "./set-value.ts";

const long =
  "Fog came in from the sea on Friday, and nobody saw a disc before noon on Saturday, when the sun came back.";

/** A site.yml whose text, in a block of this kind, is changed. */
function setAbout(head: string, value: string): string {
  const before = `about: ${head} # ours\n  Old words.\n  More of them.\n\nname: Fog\n`;
  return setValue(before, ["about"], value);
}

test("a line in a literal block (|) stays one line, however long", () => {
  expect(setAbout("|", `${long}\ntwo\n`)).toBe(`about: | # ours\n  ${long}\n  two\n\nname: Fog\n`);
});

test("a line break in a folded block (>) is an empty line, and each further one adds one", () => {
  expect(setAbout(">-", "one\ntwo\n\nthree")).toBe(
    "about: >- # ours\n  one\n\n  two\n\n\n  three\n\nname: Fog\n",
  );
});

test("a long sentence in a folded block (>) is wrapped", () => {
  const text = setAbout(">-", long);
  expect(text.split("\n").filter((line) => line.length > 96)).toEqual([]);
  expect(parse(text)).toEqual({ about: long, name: "Fog" });
});

test("a text that a block cannot hold is quoted", () => {
  expect(setAbout("|-", "a bell\u0007")).toBe('about: "a bell\\a" # ours\n\nname: Fog\n');
});

const parts = ["a", "word", "\n", "\n\n", " ", "  ", "\t", "#", "- x", ": ", "ü", "'", '"', long];
const values = fc.oneof(
  fc.array(fc.constantFrom(...parts)).map((all) => all.join("")),
  fc.string({ unit: "binary" }),
);
const block = "\n      Old words.\n      More.";
const inBlocks = ["|", "|-", "|+", ">", ">-", ">+", "|4"].map((head) => head + block);
const written = ["Old words.", '"Old words."', "'Old words.'", ...inBlocks];

/** Files with a value at a path, among others. */
const places: readonly { path: FieldPath; textWith: (value: string) => string }[] = [
  { path: ["a", "b"], textWith: (value) => `a:\n  b: ${value}\n  c: 1\n` },
  { path: [0, "a"], textWith: (value) => `- a: ${value}\n\n  c: 1\n- 2\n` },
  { path: [0, 0], textWith: (value) => `- - ${value}\n  - 2\n` },
];

test("a set value reads back unchanged, and all others stay, whatever the old format", () => {
  const cases = fc.record({
    value: values,
    old: fc.constantFrom(...written),
    place: fc.constantFrom(...places),
  });
  const property = fc.property(cases, ({ value, old, place: { path, textWith } }) => {
    const read = parse(setValue(textWith(old), path, value));
    // JSON is YAML, whatever the text.
    expect(read).toEqual(parse(textWith(JSON.stringify(value))));
    expect(valueAt(read, path)).toBe(value);
  });
  fc.assert(property, { seed: 2015, numRuns: 1000 });
});
