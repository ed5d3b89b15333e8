import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Refusal, type Texts } from "#scripts/captain/content-texts.ts";

/** Files below the folders that Git could not bring back; undefined where there is no Git. Deleted ones it can. */
function unsaved(folders: readonly string[], at: string): string[] | undefined {
  const asked = ["status", "--porcelain", "--ignored", "--untracked-files=all", "--", ...folders];
  const { status, stdout } = spawnSync("git", asked, { cwd: at, encoding: "utf8" });
  // Two letters that say what happened, a space, the file.
  return status === 0
    ? stdout.split("\n").flatMap((line) => (/^[ D]D/.test(line) ? [] : line.slice(3) || []))
    : undefined;
}

/**
 * Takes a club out of its folder and its photographs out of the folder `media` beside it. What explains the folders stays:
 * `README.md`.
 *
 * @param next what is written in its place: a file that says the same already is not lost
 *
 * @throws Refusal where something would be lost for good
 */
export function removeClub(folder: string, next: Texts): void {
  const at = dirname(folder);
  const inside = readdirSync(at).filter((name) => name === basename(folder) || name === "media");
  const written = new Set(
    [...next].flatMap(([file, text]) => {
      const path = join(folder, file);
      const isSame = existsSync(path) && readFileSync(path, "utf8") === text;
      return isSame ? `${basename(folder)}/${file}` : [];
    }),
  );
  const files = unsaved(inside, at)?.filter(
    (file) => ![...written].some((own) => file.endsWith(own)),
  );
  if (files === undefined) {
    throw new Refusal("This folder is not in Git, so the replaced files would be lost.");
  }
  if (files.length > 0) {
    throw new Refusal(
      `Not committed yet, so it would be lost: ${files.slice(0, 3).join(", ")}${files.length > 3 ? ", …" : ""}. ` +
        "Commit it, or try the new club in another folder first.",
    );
  }
  for (const place of inside) {
    for (const name of readdirSync(join(at, place))) {
      if (name !== "README.md") rmSync(join(at, place, name), { recursive: true });
    }
  }
}
