import type { FieldPath } from "#app/content/field-path.ts";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { applyEdits, type Edit } from "./edit.ts";
import { addFields, addItems } from "./yaml-insert.ts";

const text = `# Season
name: Fog Bowl # as its page has it

dates: { start: 2026-06-13, end: 2026-06-14 }
games:
  # Saturday
  - { opponent: drift, type: POOL, time: "09:00", remark: Windy } # field 3
  - opponent: eddy
    type: POOL
players: [o, quill]
captains:
  - o

# The end
`;

function added(edit: Edit | undefined): string[] {
  const changed = applyEdits(text, edit === undefined ? [] : [edit]).split("\n");
  const before = text.split("\n");
  return changed.filter((line) => !before.includes(line));
}

const document = parseDocument(text);
const fields = { us: 13, them: 9 };

test.each<[string, FieldPath, string[], string[]]>([
  [
    "in brackets, behind the fields that come first",
    ["games", 0],
    ["opponent", "type", "date", "time"],
    [
      '  - { opponent: drift, type: POOL, time: "09:00", us: 13, them: 9, remark: Windy } # field 3',
    ],
  ],
  ["on lines of their own", ["games", 1], ["opponent", "type"], ["    us: 13", "    them: 9"]],
  [
    "at the end of a file",
    ["dates"],
    [],
    ["dates: { start: 2026-06-13, end: 2026-06-14, us: 13, them: 9 }"],
  ],
])("fields are added %s", (_, path, after, lines) => {
  expect(added(addFields(document, text, path, fields, after))).toEqual(lines);
});

test.each<[string, FieldPath, string[]]>([
  ["to a list on lines", ["captains"], ["  - nunez"]],
  ["to a list in brackets", ["players"], ["players: [o, quill, nunez]"]],
  ["to a list that is not there", ["coaches"], ["coaches:", "  - nunez"]],
])("an entry is added %s", (_, path, lines) => {
  expect(added(addItems(document, text, path, ["nunez"]))).toEqual(lines);
});

test("what stood there stays, comments included", () => {
  const edit = addItems(document, text, ["games"], ["{ opponent: gale, type: POOL }"]);
  const changed = applyEdits(text, edit === undefined ? [] : [edit]);
  expect(changed.replace("\n  - { opponent: gale, type: POOL }", "")).toBe(text);
  expect(changed).toContain("    type: POOL\n  - { opponent: gale");
});
