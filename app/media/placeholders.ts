import { enumerate } from "#words/grammar/lists.ts";
import type { MediaProblem } from "./media-problem.ts";

/** A thumbnail: brightness, 0 to 255, of the cells in a small grid. */
export type Look = readonly number[];

/** A portrait in the media folder. */
export interface Portrait {
  readonly person: string;
  readonly file: string;
  readonly look: Look;
}

/** Placeholders by file, and the problems to report. */
export interface Placeholders {
  readonly files: ReadonlySet<string>;
  readonly problems: readonly MediaProblem[];
}

/** Least difference between a real portrait's brightest and darkest cell. */
const MIN_CONTRAST = 24;

/** Maximum difference between copies of a picture in every cell; pictures of two people differ more. */
const MAX_COPY_DIFFERENCE = 6;

const PLACEHOLDER_REMEDY =
  "It looks like a placeholder, so it is not shown. Replace it with a portrait of this person alone, or delete it.";

function contrast(look: Look): number {
  return Math.max(...look) - Math.min(...look);
}

function mean(look: Look): number {
  return look.reduce((sum, field) => sum + field, 0) / look.length;
}

function isSame(a: Look, b: Look): boolean {
  return a.every((field, index) => Math.abs(field - (b[index] ?? 0)) < MAX_COPY_DIFFERENCE);
}

/** Groups of identical-looking portraits. Sorting by brightness means only neighbors need comparing. */
function groupAlike(portraits: readonly Portrait[]): Portrait[][] {
  const sorted = portraits
    .map((portrait) => ({ portrait, brightness: mean(portrait.look) }))
    .toSorted((a, b) => a.brightness - b.brightness);
  const grouped = new Set<Portrait>();
  return sorted.flatMap(({ portrait: first, brightness }, index) => {
    if (grouped.has(first)) return [];
    const group: Portrait[] = [];
    for (const { portrait, brightness: next } of sorted.slice(index)) {
      if (next - brightness >= MAX_COPY_DIFFERENCE) break;
      if (!grouped.has(portrait) && isSame(first.look, portrait.look)) group.push(portrait);
    }
    for (const portrait of group) grouped.add(portrait);
    return [group];
  });
}

function blank({ person, file }: Portrait): MediaProblem {
  return {
    file,
    cause: `This portrait of ${person} has almost no contrast.`,
    remedy: PLACEHOLDER_REMEDY,
  };
}

function reportShared(group: readonly Portrait[]): MediaProblem[] {
  const people = [...new Set(group.map(({ person }) => person))].toSorted();
  const [file] = group.map((portrait) => portrait.file).toSorted();
  if (people.length < 2 || file === undefined) return [];
  const cause = `The portraits of ${enumerate(people)} are the same picture.`;
  return [{ file, cause, remedy: PLACEHOLDER_REMEDY }];
}

/**
 * Finds placeholders among portraits: pictures shared by two or more people, or with hardly any contrast. The
 * site shows its drawings instead.
 */
export function placeholdersIn(portraits: readonly Portrait[]): Placeholders {
  const blanks = portraits.filter(({ look }) => contrast(look) < MIN_CONTRAST);
  const others = portraits.filter((portrait) => !blanks.includes(portrait));
  const groups = groupAlike(others).filter((group) => reportShared(group).length > 0);
  return {
    files: new Set([...blanks, ...groups.flat()].map(({ file }) => file)),
    problems: [...blanks.map(blank), ...groups.flatMap(reportShared)],
  };
}
