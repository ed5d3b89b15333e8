import * as fc from "fast-check";
import { parseDocument } from "yaml";
import type { Content } from "#app/content/content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
import { readClub, tryClub } from "#tests/support/read-club.ts";
import { pathsIn } from "#tests/support/yaml-paths.ts";

type Texts = ReadonlyMap<string, string>;

const folder = "seasons/2019/tournaments";
const event = smallContent.get(`${folder}/2019-esc.yml`) ?? "";

/** The small content with tournaments of the same name, and one without dates. */
const wholeClub: Texts = new Map([
  ...smallContent,
  [`${folder}/2019-esc-2.yml`, event.replace("Rockford", "Zeeland")],
  [`${folder}/2019-esc-3.yml`, event.replaceAll("2019-08-17", "2019-08-18")],
  [
    `${folder}/2019-someday.yml`,
    event.replace(/dates.*\n/, "").replace(/games:[^]*/, "games: []\n"),
  ],
]);

/** Few, so that several names become the same. */
const ODD_WORDS = ["Ä & <Ö>", "“Quote” & Co.", "The wind", "O’Neil", "Łódź", "芳", "2019"];

/** A change at a place of the content, which two numbers choose; without a word, what is there is left out. */
const change = fc.record({
  file: fc.nat(),
  place: fc.nat(),
  word: fc.option(fc.constantFrom(...ODD_WORDS), { nil: undefined, freq: 2 }),
});

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** The content with one change. A place after the last one of a file means the whole file. */
function applyChange(texts: Texts, { file, place, word }: Change): Texts {
  const name = [...texts.keys()][file % texts.size] ?? "";
  const document = parseDocument(texts.get(name) ?? "");
  const paths = name.endsWith(".yml") ? [...pathsIn(document.contents)] : [];
  const path = paths[place % (paths.length + 1)];
  if (path === undefined) return new Map([...texts].filter(([other]) => other !== name));
  if (word === undefined) document.deleteIn(path);
  else if (typeof document.getIn(path) === "string") document.setIn(path, word);
  return new Map(texts).set(name, document.toString());
}

/** A club with many fields, entries and files left out or in odd words, as far as the check allows. */
export const anyClub: fc.Arbitrary<Content> = fc
  .array(change, { minLength: 40, maxLength: 160, size: "max" })
  .map((changes) => {
    const left = changes.reduce((texts, next) => {
      const changed = applyChange(texts, next);
      return "site" in tryClub(changed) ? changed : texts;
    }, wholeClub);
    return readClub(left);
  });
