import { z } from "zod";
import type { Frozen } from "#app/content/frozen.ts";
import { type UnnamedPlayer, namingCause, findNaming } from "#app/content/naming.ts";
import { parseEntry } from "#app/content/parse-entry.ts";
import { name, sentence } from "#app/content/schema/fields.ts";
import { groupBy } from "#app/lib/list.ts";
import { enumerate } from "#words/grammar.ts";
import { sharedStem } from "./media-path.ts";
import type { MediaProblem } from "./media-problem.ts";

/**
 * The caption file of a picture, with the picture's name and the ending .txt: alt text, caption,
 * photographer, and the consent of the people in it. `consent: no` keeps it off the site; `press: yes` adds it
 * to the press kit, for anybody to print.
 */
const caption = z
  .strictObject({
    alt: sentence.exactOptional(),
    caption: sentence.exactOptional(),
    credit: name.exactOptional(),
    press: z.enum(["yes", "no"]).describe("Press is yes or no.").exactOptional(),
    consent: z.enum(["yes", "no"]).describe("Consent is yes or no.").exactOptional(),
  })
  .describe("A caption file has lines such as alt: Two players jump for a disc.");

export type Caption = Frozen<z.output<typeof caption>>;

/** A parsed caption; undefined if the file has to be fixed first. */
interface ReadCaption {
  readonly caption: Caption | undefined;
  readonly problems: readonly MediaProblem[];
}

/** Remedy text: the consequence of a broken caption for its picture. */
const NOT_SHOWN = "Until then, its picture is not shown.";

/**
 * Reads a caption. A picture is not shown while its caption has a mistake, which may affect `consent`, or names
 * an unnamed player.
 *
 * @param unnamedPlayers the players who are not to be shown by name
 */
function readCaption(
  file: string,
  text: string,
  unnamedPlayers: readonly UnnamedPlayer[],
): ReadCaption {
  const { value = {}, problems: mistakes, locate } = parseEntry(file, text, caption);
  const hiding = mistakes.map(({ line, cause, remedy }) => {
    return { file, line, cause, remedy: `${remedy} ${NOT_SHOWN}` };
  });
  const doubts: MediaProblem[] = [];
  for (const [field, words] of Object.entries(value)) {
    for (const player of unnamedPlayers) {
      const naming = findNaming(words, player);
      if (naming === undefined || naming === "word") continue;
      const problem = {
        file,
        line: locate([field]).line,
        cause: namingCause(field, naming, player),
      };
      if (naming === "names") hiding.push({ ...problem, remedy: `Reword it. ${NOT_SHOWN}` });
      else doubts.push({ ...problem, remedy: "If it does, reword it." });
    }
  }
  return {
    caption: hiding.length === 0 ? value : undefined,
    problems: [...hiding, ...doubts],
  };
}

/** Captions of a media folder, by the stem that each shares with its picture. */
export type Captions = ReadonlyMap<string, ReadCaption>;

/** The caption of a picture. Of several none is used, because any of them may refuse consent. */
function mergeCaptions(
  texts: readonly (readonly [string, string])[],
  unnamedPlayers: readonly UnnamedPlayer[],
): ReadCaption {
  const read = texts.map(([file, text]) => readCaption(file, text, unnamedPlayers));
  const problems = read.flatMap((caption) => caption.problems);
  const [[file] = [""]] = texts;
  if (texts.length === 1) return { caption: read[0]?.caption, problems };
  const files = enumerate(texts.map(([name]) => name));
  const tooMany = {
    file,
    cause: `These caption files belong to the same picture: ${files}.`,
    remedy: `Move all lines into one of them, and delete the others. ${NOT_SHOWN}`,
  };
  return { caption: undefined, problems: [...problems, tooMany] };
}

/**
 * Reads the captions of a folder.
 *
 * @param texts text files by path in the media folder
 * @param unnamedPlayers the players who are not to be shown by name
 */
export function readCaptions(
  texts: ReadonlyMap<string, string>,
  unnamedPlayers: readonly UnnamedPlayer[],
): Captions {
  const byStem = groupBy([...texts], ([file]) => sharedStem(file));
  return new Map([...byStem].map(([stem, files]) => [stem, mergeCaptions(files, unnamedPlayers)]));
}
