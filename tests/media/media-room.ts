import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import type { Picture } from "#app/media/pictures/all-pictures.ts";

const room = mkdtempSync(join(tmpdir(), "site-media-"));
afterAll(() => rmSync(room, { recursive: true }));

let folders = 0;

/** A media folder with the given files, and a cache folder. */
export function folderWith(contents: Readonly<Record<string, Buffer | string>>) {
  folders += 1;
  const folder = join(room, `media-${folders}`);
  for (const [path, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return { folder, cache: join(room, `cache-${folders}`) };
}

/** A picture of a photo grid, or of another kind. */
export function picture(place: string, rest: Partial<Picture> = {}): Picture {
  return { key: "picture", places: [place], cut: "grid", ...rest };
}
