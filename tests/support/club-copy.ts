import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFolder } from "#app/content/.server/load-content.ts";
import { runCommand, type Command } from "#scripts/captain/command.ts";
import { diffLines } from "#scripts/captain/propose.ts";

/** Result of a command: its output, whether it succeeded, and the lines it changed, by file. */
export interface CommandResult {
  readonly ok: boolean;
  readonly output: string;
  readonly diff: readonly string[];
}

/** A copy of the invented club's content, for commands that write. */
export interface ClubCopy {
  readonly folder: string;
  readonly run: (command: Command, ...words: readonly string[]) => Promise<CommandResult>;
  readonly remove: () => void;
}

/** Copies the content of the invented club. */
export function copyClub(): ClubCopy {
  const folder = mkdtempSync(join(tmpdir(), "club-"));
  cpSync("tests/fixture-club/content", folder, { recursive: true });
  return {
    folder,
    run: async (command, ...words) => {
      const before = readFolder(folder);
      const { ok, lines } = await runCommand(command, ["--content", folder, ...words]);
      const diff = [...readFolder(folder)].flatMap(([file, text]) =>
        text === before.get(file) ? [] : [file].concat(diffLines(before.get(file) ?? "", text)),
      );
      return { ok, output: lines.join("\n"), diff };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
