import { fold } from "#app/domain/fold.ts";

/** The kind of a picture according to its file name. */
export type Subject = "headshot" | "actionshot" | "logo" | "team";

/** Facts about a picture in its file name. */
export interface FileWords {
  readonly subject: Subject | undefined;
  readonly year: number | undefined;
  /** Words that may be a name of a person, an opponent or a tournament. */
  readonly words: readonly string[];
}

const subjects: readonly (readonly [RegExp, Subject])[] = [
  [/^(?:headshots?|portraits?|profile|face|bust)$/, "headshot"],
  [/^(?:actionshots?|action|playing)$/, "actionshot"],
  [/^(?:logos?|crest|badge|emblem)$/, "logo"],
  [/^(?:team|squad|group|lineup)$/, "team"],
];

/** File names by cameras, whose numbers are not years. */
const camera = /^(?:img|dsc\w?|pxl|dji)[ _-]?\d+/i;

/** Prefixes that chat apps and phones put before the date a picture was received. */
const chat = /^(?:whatsapp|signal|screenshot)(?=[^\p{L}]|$)[-_ ]*(?:image|photo|video)?/iu;

/** Words that cameras, chats and people add to file names. */
const noise =
  /^(?:img|dsc\w?|image|photo|pic|picture|pxl|whatsapp|screenshot|copy|final|edited|edit|crop(?:ped)?|web|small|large|hi|lo|res|of|the|at|by|shots?|\d+)$/;

/**
 * Parses a file name, such as "Club-2024_headshots_alder (1).JPG".
 *
 * @param team name of the club, which is ignored
 */
export function fileWords(file: string, team: string): FileWords {
  const stem = file
    .replace(/^.*\//, "")
    .replace(/(?:\.[A-Za-z]{3,4})+$/, "")
    .replace(camera, "")
    .replace(chat, "");
  const all = fold(stem.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).split(/[^\p{L}\p{N}]+/u);
  const own = new Set(fold(team).split(/[^\p{L}\p{N}]+/u));
  const subject = subjects.find(([pattern]) => all.some((word) => pattern.test(word)))?.[1];
  const year = all.find((word) => /^20\d\d$/.test(word));
  const words = all.filter(
    (word) =>
      word !== "" &&
      !own.has(word) &&
      !noise.test(word) &&
      !subjects.some(([pattern]) => pattern.test(word)),
  );
  return { subject, year: year === undefined ? undefined : Number(year), words };
}
