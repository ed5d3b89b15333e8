import type { FieldPath } from "#app/content/field-path.ts";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { applyEdits, editStored, type Change } from "./edit.ts";
import { yamlEdit } from "#app/content/reading/read-yaml.ts";

const text = `# The weekend
name: Fog Bowl # as its page has it
link:
games:
  - { opponent: drift, date: 7/9/2019, time: "", remark: "" }
  - opponent: eddy
    date:
    us: "13"
`;

function textAfter(path: FieldPath, change: Change): string {
  const edit = yamlEdit(parseDocument(text), text, path, change);
  return applyEdits(text, edit === undefined ? [] : [edit]);
}

/** Changed lines, as in a diff. */
function diff(changed: string): string[] {
  const [before, now] = [text.split("\n"), changed.split("\n")];
  return [
    ...before.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !before.includes(line)).map((line) => `+${line}`),
  ];
}

test.each<[string, FieldPath, Change, string[]]>([
  [
    "a value, the comment stays",
    ["name"],
    { to: "Fog: Bowl" },
    ["-name: Fog Bowl # as its page has it", '+name: "Fog: Bowl" # as its page has it'],
  ],
  [
    "a value in brackets",
    ["games", 0, "date"],
    { to: "2019-07-09" },
    [
      '-  - { opponent: drift, date: 7/9/2019, time: "", remark: "" }',
      '+  - { opponent: drift, date: 2019-07-09, time: "", remark: "" }',
    ],
  ],
  ["a number", ["games", 1, "us"], { to: 13 }, ['-    us: "13"', "+    us: 13"]],
  ["a key", ["link"], { key: "lien" }, ["-link:", "+lien:"]],
  ["an empty line", ["link"], { delete: true }, ["-link:"]],
  ["an empty line of an entry", ["games", 1, "date"], { delete: true }, ["-    date:"]],
  [
    "the last of a group in brackets",
    ["games", 0, "remark"],
    { delete: true },
    [
      '-  - { opponent: drift, date: 7/9/2019, time: "", remark: "" }',
      '+  - { opponent: drift, date: 7/9/2019, time: "" }',
    ],
  ],
])("%s is changed and nothing else", (_, path, change, lines) => {
  expect(diff(textAfter(path, change))).toEqual(lines);
});

test("a field is not renamed to one that exists", () => {
  expect(textAfter(["link"], { key: "name" })).toBe(text);
});

test("a stored file keeps its byte-order mark and its line endings", () => {
  expect(editStored("\uFEFFa\r\nb\r\n", (plain) => plain.replace("b", "c\nd"))).toBe(
    "\uFEFFa\r\nc\r\nd\r\n",
  );
});
