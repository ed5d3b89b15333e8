import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText, sumPoints } from "#app/domain/records.ts";
import { metOpponents } from "#app/entities/opponent/shape.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { Figure } from "#app/ui/Figures/Figures.tsx";
import * as words from "#words/facts.ts";
import { inThousands } from "#words/grammar.ts";

/** The sum of the published records; undefined if it is the same as that of the games. */
function sumPublished({ seasons }: ClubRecord, counted: string): string | undefined {
  const published = seasons.flatMap(({ results }) => results ?? []);
  const sum = (side: "wins" | "losses" | "ties") =>
    published.reduce((total, results) => total + (results[side] ?? 0), 0);
  const text = recordText({ wins: sum("wins"), losses: sum("losses"), ties: sum("ties") });
  return published.length === 0 || text === counted ? undefined : text;
}

/** Totals over the games of all seasons. */
export function listTotals(record: ClubRecord): Figure[] {
  const games = playedOnly(record.games);
  const counted = recordText(countRecord(games));
  const published = sumPublished(record, counted);
  const points = sumPoints(games);
  return [
    { label: "Games", value: inThousands(games.length) },
    {
      label: "Won and lost",
      value: counted,
      note: published && `as counted from the games; published: ${published}`,
    },
    { label: words.points, value: `${inThousands(points.us)}–${inThousands(points.them)}` },
    { label: "Opponents", value: String(metOpponents(record).length) },
  ];
}
