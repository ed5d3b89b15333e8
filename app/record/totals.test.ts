import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { sortByPlayingOrder } from "#app/domain/games/playing-order.ts";
import { sumPoints, countRecord } from "#app/domain/records.ts";
import { longestRuns } from "#app/domain/records/runs.ts";
import { buildRecord } from "./build-record.ts";
import { meetingsWith, seasonFigures } from "./figures.ts";
import type { ClubRecord } from "./record.ts";

const content = loadContent();

const points = fc.nat(17);
const score = fc.option(fc.record({ us: points, them: points }), { nil: undefined });

/** A game against a known or unknown team, with or without a score. */
const game = fc.record({
  opponent: fc.constantFrom("eddy", "gale", "drift", "nobody-knows"),
  type: fc.constantFrom("POOL" as const, "BRACKET" as const),
  score,
});

/** The club's record with other games, spread over its tournaments. */
const anyRecord: fc.Arbitrary<ClubRecord> = fc
  .tuple(...content.tournaments.map(() => fc.array(game, { maxLength: 6 })))
  .map((games) => {
    const tournaments = content.tournaments.map((tournament, index) =>
      Object.assign({}, tournament, { games: games[index] ?? [] }),
    );
    return buildRecord({ ...content, tournaments });
  });

const sum = (list: readonly number[]) => list.reduce((total, count) => total + count, 0);

test("seasons, opponents and tournaments add up to the same games and points", () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const games = playedOnly(record.games);
      const all = { ...countRecord(games), ...sumPoints(games) };
      const bySeason = record.seasons.map(seasonFigures).map((season) => season.games);
      const byOpponent = [...record.opponents.values()].map(meetingsWith);
      const byTournament = record.tournaments
        .filter(({ sanctioned }) => sanctioned)
        .map((tournament) => playedOnly(tournament.games));
      for (const parts of [bySeason, byOpponent, byTournament]) {
        const counted = parts.map((part) => Object.assign(countRecord(part), sumPoints(part)));
        for (const key of ["wins", "losses", "ties", "us", "them"] as const) {
          expect(sum(counted.map((part) => part[key]))).toBe(all[key]);
        }
      }
      expect(all.wins + all.losses + all.ties).toBe(games.length);
    }),
  );
});

test("streaks of one kind contain every game of that kind once", () => {
  fc.assert(
    fc.property(anyRecord, (record) => {
      const games = sortByPlayingOrder(playedOnly(record.games));
      const { wins, losses } = countRecord(games);
      const lengths = (kind: "win" | "loss") =>
        longestRuns(games, kind).map((run) => run.games.length);
      expect(sum(lengths("win"))).toBe(wins);
      expect(sum(lengths("loss"))).toBe(losses);
      expect(lengths("win")).toEqual(lengths("win").toSorted((a, b) => b - a));
    }),
  );
});
