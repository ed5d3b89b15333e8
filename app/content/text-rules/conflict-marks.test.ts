import { expect, test } from "vitest";
import { conflictFault } from "#app/content/text-rules.ts";

test("the marks of a merge are named at the first of them", () => {
  const text = "name: Fog Bowl\n<<<<<<< HEAD\nresult: 2\n=======\nresult: 3\n>>>>>>> phone\n";
  expect(conflictFault(text)).toMatchObject({ line: 2, column: 1 });
  expect(conflictFault(text)?.cause).toContain("Two people changed this place");
});

test.each(["remark: a < b\n", "# =======\n", "=======\n", "quote: >-\n  <<<\n"])(
  "%j is no such mark",
  (text) => expect(conflictFault(text)).toBeUndefined(),
);
