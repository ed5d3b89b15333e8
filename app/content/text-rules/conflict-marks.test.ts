import { expect, test } from "vitest";
import { findConflictMarks } from "#app/content/text-rules.ts";

test("merge conflict markers are reported at the first one", () => {
  const text = "name: Fog Bowl\n<<<<<<< HEAD\nresult: 2\n=======\nresult: 3\n>>>>>>> phone\n";
  expect(findConflictMarks(text)).toMatchObject({ line: 2, column: 1 });
  expect(findConflictMarks(text)?.cause).toContain("Two people changed this place");
});

test.each(["remark: a < b\n", "# =======\n", "=======\n", "quote: >-\n  <<<\n"])(
  "%j is not a conflict marker",
  (text) => expect(findConflictMarks(text)).toBeUndefined(),
);
