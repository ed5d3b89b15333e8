import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { recordFrame } from "./record-frame.ts";

const content = loadContent();
const { record } = openSources(content);
const frameOf = (year: number) => {
  const seasons = record.seasons.filter((season) => season.year <= year);
  return recordFrame(content.site, { ...record, seasons });
};

test("the newest season with games says its record and the last result, and leads to its page", () => {
  const frame = recordFrame(content.site, record);
  expect(frame?.words).toBe(
    "Côte Sauvage 2026: 2–1. Last result: win 15–13 against Burlington Eddy, April 26, 2026.",
  );
  expect(frame?.page).toBe("/seasons/2026");
  expect(frame?.markup).toContain(">15–13 BURLINGTON EDDY<");
  expect(frame?.markup).toContain(">W<");
});

test("the published record is shown with the finish, even where its games differ", () => {
  const { results } = record.seasons.find(({ year }) => year === 2025) ?? {};
  const frame = frameOf(2025);
  expect(frame?.words).toContain(`2025: ${results?.wins}–${results?.losses}, ${results?.finish}.`);
});

test("without games there is the record alone, and without seasons no frame", () => {
  const season = record.seasons.find(({ results }) => results !== undefined);
  if (season === undefined) throw new Error("The club has no published record.");
  const seasons = [{ ...season, tournaments: [] }];
  const words = recordFrame(content.site, { ...record, seasons })?.words;
  expect(words).not.toContain("Last result");
  expect(recordFrame(content.site, { ...record, seasons: [] })).toBeUndefined();
});

test("long names are set narrower, and smaller only at last", () => {
  const game = playedOnly(record.games).at(-1);
  if (game === undefined) throw new Error("The club has no games.");
  const size = (name: string) => {
    const opponent = { ...game.opponent, name, displayNameOverride: undefined };
    const games = [{ ...game, opponent, score: { us: 13, them: 9 } }];
    const tournaments = [{ ...game.tournament, games }];
    const [season] = record.seasons.slice(-1);
    const seasons = season === undefined ? [] : [{ ...season, tournaments }];
    const drawing = recordFrame(content.site, { ...record, seasons });
    return Number(/font-size="([\d.]+)"[^>]*>13–9 /.exec(drawing?.markup ?? "")?.[1]);
  };
  expect(size("Gale")).toBe(14);
  expect(size("Association of Very Windy Afternoons on the Coast")).toBeLessThan(12);
});

test("its colors are its own: it stands on any page", () => {
  const { markup = "" } = recordFrame(content.site, record) ?? {};
  expect(markup).not.toContain("var(--");
  expect(proof(markup)).toEqual([]);
});
