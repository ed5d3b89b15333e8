import { measureLine } from "#app/art/line/line.ts";
import { GameLine } from "#app/entities/game/GameLine.tsx";
import { SeasonCard } from "#app/entities/season/SeasonCard.tsx";
import { shapeMargins, shapeSeason } from "#app/entities/season/shape.ts";
import { useSources } from "#app/islands/rendering.ts";
import { sortedBy } from "#app/lib/list.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as counts from "#words/counts.ts";
import styles from "./SeasonsPage.module.css";

/** "27 people, 5 tournaments" */
function describeTotals(season: Season): string {
  const { sanctioned } = seasonFigures(season);
  const people = counts.people(season.members.length);
  return sanctioned.length === 0 ? people : `${people}, ${counts.tournaments(sanctioned.length)}`;
}

/** Every season of the team in its ink, newest first, and the years without one. */
export function Page() {
  const { record } = useSources();
  const { language, missingYears = [] } = record.club;
  // Shared by all seasons, so that their lines compare.
  const scale = measureLine(record.seasons.flatMap((season) => shapeMargins(season).flat()));
  return (
    <>
      <PageHead title={pageLabels.seasons} />
      <List as="ol" className="stack wrap">
        {sortedBy([...record.seasons, ...missingYears], ({ year }) => -year).map((season) =>
          "note" in season ? (
            <li key={season.year} className={`row ${styles.missing}`}>
              <Link
                href={paths.season({ year: season.year })}
                className={`num plainLink linkName ${styles.year}`}
              >
                {season.year}
              </Link>
              <span lang={language}>{season.note}</span>
            </li>
          ) : (
            <li key={season.year}>
              <SeasonCard
                season={shapeSeason(season, record)}
                totals={describeTotals(season)}
                chart={<GameLine tournaments={shapeMargins(season)} extent={scale} unit={4} />}
              />
            </li>
          ),
        )}
      </List>
    </>
  );
}
