import { pressDescription, spellings } from "#app/record/press.ts";
import type { Club } from "#app/record/record.ts";
import * as words from "#words/press.ts";

/** A photograph released for the press. */
export interface PressPhotograph {
  /** File name in the archive. */
  readonly file: string;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
}

interface PressFacts {
  readonly club: Pick<Club, "name" | "teamName" | "about" | "press" | "captainsEmail">;
  /** Address of the published site. */
  readonly address: string;
  /** Colors in print: "Main", "#dcae2c". */
  readonly colors: readonly { readonly name: string; readonly hex: string }[];
  readonly photographs: readonly PressPhotograph[];
}

/** "220, 174, 44" for "#dcae2c". */
function rgb(hex: string): string {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ");
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${title}\n${"-".repeat(title.length)}\n${lines.join("\n")}\n\n`;
}

function photographLine({ file, caption, credit }: PressPhotograph): string {
  const details = [caption, credit === undefined ? undefined : words.photographBy(credit)];
  return [file, ...details.filter((word) => word !== undefined)].join(" · ");
}

/** The press kit's README: name, description, colors, logos, photographs and contact. */
export function pressReadme({ club, address, colors, photographs }: PressFacts): string {
  const widest = Math.max(...colors.map(({ name }) => name.length));
  const contact = club.captainsEmail === undefined ? [] : [club.captainsEmail];
  const sections = [
    section(words.name, spellings(club)),
    section(words.description, [pressDescription(club)]),
    section(
      words.colors,
      colors.map(({ name, hex }) => `${name.padEnd(widest)}  ${hex}  rgb(${rgb(hex)})`),
    ),
    section(words.logos, [words.markFolders, words.everyMark, words.marksBelongTo(club.teamName)]),
    section(words.photographs, photographs.map(photographLine)),
    section(words.more, [address, ...contact]),
  ];
  return `${words.pressKitTitle(club.name)}\n\n${sections.join("").trimEnd()}\n`;
}
