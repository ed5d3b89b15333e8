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
  [/^(?:headshots?|portraits?)$/, "headshot"],
  [/^(?:actionshots?|action)$/, "actionshot"],
  [/^logos?$/, "logo"],
  [/^team$/, "team"],
];

const findSubject = (word: string) => subjects.find(([pattern]) => pattern.test(word))?.[1];

/** Names that cameras, phones and chats give, which say nothing about the picture. */
const unnamed = /^(?:img|dsc\w?|pxl|dji|whatsapp|signal|screenshot)(?![a-z])/i;

/** Words that people add to file names. */
const noise = /^(?:photo|picture|copy|final|edited|\d+)$/;

/**
 * Parses a file name, such as "Club-2024_headshots_alder (1).JPG".
 *
 * @param team name of the club, which is ignored
 */
export function fileWords(file: string, team: string): FileWords {
  const stem = file.replace(/^.*\//, "").replace(/(?:\.[A-Za-z]{3,4})+$/, "");
  if (unnamed.test(stem)) return { subject: undefined, year: undefined, words: [] };
  const allWords = fold(stem.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")).split(/[^\p{L}\p{N}]+/u);
  const clubWords = new Set(fold(team).split(/[^\p{L}\p{N}]+/u));
  const year = allWords.find((word) => /^20\d\d$/.test(word));
  return {
    subject: allWords.map(findSubject).find(Boolean),
    year: year === undefined ? undefined : Number(year),
    words: allWords.filter(
      (word) =>
        word !== "" && !clubWords.has(word) && !noise.test(word) && findSubject(word) === undefined,
    ),
  };
}
