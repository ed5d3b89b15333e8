import { measureLine } from "#app/art/line/line.ts";
import { GameLine } from "#app/entities/game/GameLine.tsx";
import { SeasonCard } from "#app/entities/season/SeasonCard.tsx";
import { pageLabels, paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { ListedYear } from "./shape-seasons.ts";
import styles from "./SeasonsPage.module.css";

function Missing({ year, note }: Extract<ListedYear, { note: string }>) {
  const { language } = useSite();
  return (
    <li className={`row ${styles.missing}`}>
      <Link href={paths.season({ year })} className={`num plainLink linkName ${styles.year}`}>
        {year}
      </Link>
      <span lang={language}>{note}</span>
    </li>
  );
}

/** Every season of the team in its ink, newest first, and the years without one. */
export function View({ data }: { data: { seasons: readonly ListedYear[] } }) {
  const played = data.seasons.flatMap((season) => ("note" in season ? [] : season.margins.flat()));
  // Shared by all seasons, so that their lines compare.
  const scale = measureLine(played);
  return (
    <>
      <PageHead title={pageLabels.seasons} phoneCap={0.22} />
      <List as="ol" className={`wrap ${styles.seasons}`}>
        {data.seasons.map((row) =>
          "note" in row ? (
            <Missing key={row.year} {...row} />
          ) : (
            <li key={row.year}>
              <SeasonCard
                season={row}
                extent={row.extent}
                chart={<GameLine tournaments={row.margins} extent={scale} unit={4} />}
              />
            </li>
          ),
        )}
      </List>
    </>
  );
}
