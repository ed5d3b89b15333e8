import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { faults } from "./faults.ts";
import { patched } from "./failures.ts";

test.each(faults)("the fault $name can still be put in", (fault) => {
  const sound = readFileSync(fault.file, "utf8");
  expect(patched(sound, fault)).not.toBe(sound);
});

test("every fault has a name of its own and names tests that exist", () => {
  const names = faults.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  const files = faults.flatMap(({ tests }) => tests.map((one) => one.split(" ", 1).join("")));
  const gone = files.filter((file) => !file.startsWith("check:") && !existsSync(file));
  expect(gone).toEqual([]);
});
