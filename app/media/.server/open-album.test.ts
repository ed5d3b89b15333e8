import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** Folders that a process with these variables uses: cache of photographs, photographs, content. */
function placesWith(environment: Readonly<Record<string, string>>): string[] {
  const call = `import { MEDIA_CACHE, mediaFolder } from "./app/media/.server/open-album.ts";
    import { contentFolder } from "./app/content/.server/load-content.ts";
    console.log([MEDIA_CACHE, mediaFolder(), contentFolder()].join());`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", call];
  const env = { PATH: process.env["PATH"], ...environment };
  return spawnSync(process.execPath, args, { encoding: "utf8", env }).stdout.trim().split(",");
}

test("a build with a cache of its own keeps its photographs there", () => {
  const [cache] = placesWith({ BUILD_CACHE: "/tmp/second" });
  expect(cache).toBe(resolve("/tmp/second/media"));
});

test("an empty variable means the default folder", () => {
  const empty = { BUILD_CACHE: "", MEDIA_FOLDER: "", CONTENT_FOLDER: "" };
  expect(placesWith(empty)).toEqual([resolve(".cache/media"), "media", "content"]);
});
