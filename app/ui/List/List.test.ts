import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/files.ts";

test("every list of the site is a List, which VoiceOver announces without markers", () => {
  const files = filesBelow("app", /\.tsx$/).filter(
    (file) => !file.startsWith("app/editor/") && !file.endsWith(".test.tsx"),
  );
  const plain = files.filter((file) => /<[uo]l\b/.test(readFileSync(file, "utf8")));
  expect(files.length).toBeGreaterThan(100);
  expect(plain).toEqual([]);
});
