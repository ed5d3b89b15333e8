import { JOINERS } from "#app/lib/text.ts";
import { textProblem, type TextProblem } from "./problem.ts";

const conflictMarkers = /^(?:<{7}|>{7}|\|{7}) .*$|^={7}$/m;

/** Finds the markers of a merge conflict. */
export function findConflictMarks(text: string): TextProblem | undefined {
  const marker = conflictMarkers.exec(text);
  // Lines of "=" or "|" alone may be part of a text; a conflict has one of the outer markers.
  if (marker === null || !/^(?:<{7}|>{7})/m.test(text)) return undefined;
  const line = text.slice(0, marker.index).split("\n").length;
  const cause = "Two people changed this place, and both versions are here, between marks.";
  const remedy =
    "Keep the version that is right, and delete the other and the lines <<<<<<<, =======, >>>>>>>.";
  return textProblem({ line, column: 1 }, { cause, remedy });
}

/**
 * The group `found` has a character that editors do not show: a control character, a zero-width one, a soft hyphen or a
 * direction mark, but no tab, line break or selector between symbol and emoji (U+FE0E, U+FE0F). Such characters are
 * allowed in an emoji, and as joiners between letters of scripts that need them, such as Persian, so the first two
 * alternatives consume those, without the group.
 *
 * It is no literal, because TypeScript rejects the flag `v` below the target ES2024; Node 20 supports it.
 */
const invisible = new RegExp(
  String.raw`\p{RGI_Emoji}|${JOINERS}|(?<found>[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB]--[\t\n\uFE0E\uFE0F]])`,
  "gv",
);

function describeCause(first: string, more: number): string {
  const digits = (first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  const verb = more === 1 ? "is" : "are";
  const addition = more === 0 ? "" : ` There ${verb} ${more} more after it.`;
  return `There is an invisible character here, U+${digits}.${addition}`;
}

/** Finds invisible characters in a text: the problem, and the position of the first, from 0. */
export function findInvisibleCharacter(text: string) {
  const characters = [...text.matchAll(invisible)].filter(({ groups }) => groups?.["found"]);
  const [first] = characters;
  if (first === undefined) return undefined;
  return {
    position: first.index,
    cause: describeCause(first[0], characters.length - 1),
    remedy: "Delete the text around it and type it again, without copying.",
  };
}

/** Finds invisible characters, one problem per line: pasted texts may be full of them. */
export function findInvisible(text: string): TextProblem[] {
  return text.split("\n").flatMap((line, index) => {
    const first = findInvisibleCharacter(line);
    if (first === undefined) return [];
    return textProblem({ line: index + 1, column: first.position + 1 }, first);
  });
}

/** Signs that word processors and phones put in place of those of the keyboard. */
const signs: readonly (readonly [found: RegExp, plain: string, advice: string])[] = [
  [
    /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/gu,
    " ",
    "There is a non-breaking space: type a regular one.",
  ],
  [/[\u2010-\u2015\u2212\u2022]/gu, "-", "There is a long dash: type a hyphen."],
  [/[“”„‟«»]/gu, '"', 'There are curly quotes: type straight ones, ".'],
  [/[‘’‚‛]/gu, "'", "There are curly quotes: type straight ones, '."],
];

/** Names a sign in a text that is not on the keyboard, with a remedy; undefined if there is none. */
export function nameSigns(text: string): string | undefined {
  return signs.find(([found]) => text.search(found) >= 0)?.[2];
}

/** A text with the signs of the keyboard, without quotes around it. */
export function withPlainSigns(text: string): string {
  const plain = signs.reduce((now, [found, sign]) => now.replaceAll(found, sign), text);
  return plain.trim().replaceAll(/^["']|["']$/g, "");
}
