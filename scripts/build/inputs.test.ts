import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastChange } from "./inputs.ts";

const seconds = (moment: string) => Date.parse(moment) / 1000;

test("the content’s last change is that of its newest file, or of a folder that lost one", () => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  const folder = join(content, "news");
  const file = join(folder, "2026.yml");
  mkdirSync(folder);
  writeFileSync(file, "[]");
  const old = seconds("2026-01-01T00:00:00Z");
  for (const path of [content, folder]) utimesSync(path, old, old);
  const changed = seconds("2026-05-20T18:30:00Z");
  utimesSync(file, changed, changed);
  expect(lastChange(content)).toBe(changed * 1000);
  rmSync(file);
  expect(lastChange(content)).toBeGreaterThan(changed * 1000);
  rmSync(content, { recursive: true });
});
