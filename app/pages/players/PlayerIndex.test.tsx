import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { parseDocument, select } from "#tests/support/html.ts";
import { Letters, needsLetters } from "./PlayerIndex.tsx";
import { shapePlayers } from "./shape-players.ts";

const players = shapePlayers(buildRecord(loadContent()));

/** Numbers of letter bars and of drawn discs above a list of the first people. */
function countParts(count: number): number[] {
  const some = players.slice(0, count);
  const page = parseDocument(
    renderToStaticMarkup(<Letters found={some} hasLetters={needsLetters(some)} />),
  );
  return [select(page, "nav").length, select(page, "svg").length];
}

test("only a long list has letters above it, but every list says what the discs mean", () => {
  expect([7, 40].map(countParts)).toEqual([
    [0, 4],
    [1, 4],
  ]);
});
