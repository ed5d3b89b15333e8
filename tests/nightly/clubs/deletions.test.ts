import { expect, test } from "vitest";
import { isSeq, parseDocument } from "yaml";
import type { Content } from "#app/content/content.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
import { loadAllPages } from "#tests/nightly/random-clubs/support/load-all-pages.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";
import { tryClub } from "#tests/support/read-club.ts";
import { timeLimit } from "#tests/support/time-limit.ts";
import { pathsIn } from "#tests/support/yaml-paths.ts";

type Texts = ReadonlyMap<string, string>;
type Deletion = readonly [name: string, texts: Texts];

/** The content if it passes the check, otherwise undefined. */
function soundContent(texts: Texts): Content | undefined {
  const club = tryClub(texts);
  return "site" in club ? club : undefined;
}

/** An error that a page throws, or a text that only a bug writes; undefined if there is none. */
function findFault(content: Content): string | undefined {
  try {
    return BUG_WORDS.exec(JSON.stringify(loadAllPages(content)))?.[0];
  } catch (error) {
    return String(error);
  }
}

/** Every folder, such as `badge-quest/` and `badge-quest/2019/`, and every file. */
const places = new Set(
  [...smallContent.keys()].flatMap((file) => {
    const folders = [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));
    return folders.concat(file);
  }),
);

function without(texts: Texts, place: string): Texts {
  return new Map([...texts].filter(([file]) => !file.startsWith(place)));
}

/** The content without each field and entry of its YAML files, and with each of their lists empty. */
function* deleteEachPart(): Generator<Deletion> {
  for (const [file, text] of smallContent) {
    if (!file.endsWith(".yml")) continue;
    for (const path of pathsIn(parseDocument(text).contents)) {
      const [shorter, emptied] = [parseDocument(text), parseDocument(text)];
      shorter.deleteIn(path);
      yield [
        `${file} without ${path.join(" ")}`,
        new Map(smallContent).set(file, shorter.toString()),
      ];
      if (!isSeq(emptied.getIn(path))) continue;
      emptied.setIn(path, []);
      yield [
        `${file}, ${path.join(" ")} empty`,
        new Map(smallContent).set(file, emptied.toString()),
      ];
    }
  }
}

/** Expects that no deletion passes the check but breaks pages, and that more than `least` pass, so that pages were tried. */
function expectSoundPages(deletions: readonly Deletion[], least: number) {
  const sound = deletions.flatMap(([name, texts]) => {
    const content = soundContent(texts);
    return content === undefined ? [] : { name, fault: findFault(content) };
  });
  expect(sound.length).toBeGreaterThan(least);
  expect(sound.filter(({ fault }) => fault !== undefined)).toEqual([]);
}

test("for any missing file or folder, the check reports it or the pages work without it", () => {
  const deletions = Array.from(places, (place): Deletion => [place, without(smallContent, place)]);
  expectSoundPages(deletions, 2);
});

test(
  "for any missing field or entry, the check reports it or the pages work without it",
  () => expectSoundPages([...deleteEachPart()], 10),
  timeLimit(60_000),
);
