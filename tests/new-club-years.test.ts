import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { runCommand } from "#scripts/captain/command.ts";
import { newClubCommand } from "#scripts/club/new-club.ts";

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), "club-")), "gale");
});

afterEach(() => {
  rmSync(join(folder, ".."), { recursive: true });
});

const begin = async (...words: readonly string[]) =>
  await runCommand(newClubCommand, [...words, "--content", folder]);

test("a club is founded in its first season unless it says otherwise", async () => {
  await begin("Gale", "--season", "2019");
  expect(loadContent(folder).site.founding.year).toBe(2019);
});

test("a club cannot play before it is founded", async () => {
  const { ok, lines } = await begin("Gale", "--season", "2026", "--year", "2031");
  expect(ok).toBe(false);
  expect(lines[0]).toBe("A club founded in 2031 can't play in 2026. Change --year or --season.");
  expect(existsSync(folder)).toBe(false);
});
