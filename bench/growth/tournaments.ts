import type { Tournament } from "#app/content/content.ts";
import type { Random } from "./random.ts";
import { fuller } from "./spread.ts";

/** A day of another year. */
export function inYear(day: string, year: number): string {
  return `${year}${day.slice(4)}`;
}

function growGame(game: Tournament["games"][number], year: number, opponent: string) {
  const { score, date, ...rest } = game;
  return {
    ...rest,
    opponent,
    ...(date === undefined ? {} : { date: inYear(date, year) }),
    ...score,
  };
}

/** The tournaments of a year by id, each like one of a known season, against other opponents. */
export function growTournaments(
  shapes: readonly Tournament[],
  year: number,
  fullness: number,
  opponents: readonly string[],
  random: Random,
) {
  const grown = fuller(shapes, fullness, (shape, copy) => {
    const { id, year: _, dates, games, name, ...rest } = shape;
    const number = copy === 0 ? "" : ` ${copy + 1}`;
    const tournament = {
      ...rest,
      name: name + number,
      ...(dates === undefined
        ? {}
        : { dates: { start: inYear(dates.start, year), end: inYear(dates.end, year) } }),
      games: games.map((game) => growGame(game, year, random.pick(opponents))),
    };
    return [`${year}${id.slice(4)}${number.replace(" ", "-")}`, tournament] as const;
  });
  return new Map(grown);
}
