import type { Tournament } from "#app/content/content.ts";
import type { Random } from "./random.ts";
import { fuller } from "./spread.ts";
import { writtenPlace } from "./written-place.ts";

/** A day of another year. */
export function inYear(day: string, year: number): string {
  return `${year}${day.slice(4)}`;
}

/** A day of a season in another one, of which the last days may lie after New Year, too. */
function inSeason(day: string, from: number, year: number): string {
  return inYear(day, year + Number(day.slice(0, 4)) - from);
}

function growGame(
  game: Tournament["games"][number],
  moved: (day: string) => string,
  opponent: string,
) {
  const { score, date, ...rest } = game;
  return {
    ...rest,
    opponent,
    ...(date === undefined ? {} : { date: moved(date) }),
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
    const {
      id,
      year: known,
      event: _event,
      scene: _scene,
      dates,
      games,
      name,
      location,
      ...rest
    } = shape;
    const moved = (day: string) => inSeason(day, known, year);
    const number = copy === 0 ? "" : ` ${copy + 1}`;
    const tournament = {
      ...rest,
      location: writtenPlace(location),
      name: name + number,
      ...(dates === undefined
        ? {}
        : { dates: { start: moved(dates.start), end: moved(dates.end) } }),
      games: games.map((game) => growGame(game, moved, random.pick(opponents))),
    };
    return [`${year}${id.slice(4)}${number.replace(" ", "-")}`, tournament] as const;
  });
  return new Map(grown);
}
