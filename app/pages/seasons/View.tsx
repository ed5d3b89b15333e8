import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { type LineExtent, measureLine } from "#app/art/line/line.ts";
import { GameLine } from "#app/entities/game/GameLine.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import { useSite } from "#app/routes/site.ts";
import type { ListedYear } from "./shape-seasons.ts";
import styles from "./SeasonsPage.module.css";

type ListedSeason = Exclude<ListedYear, { note: string }>;

interface SeasonProps {
  season: ListedSeason;
  /** Shared by all seasons, so that their lines compare. */
  extent: LineExtent;
}

function Season({ season, extent: scale }: SeasonProps) {
  const { year, lead, record, words, finish, extent, margins } = season;
  return (
    <li className={classes(styles.season, inks[lead])}>
      <Link href={paths.season({ year })} className="plainLink">
        <span className={`num ${styles.year}`}>{year}</span>
        {record === undefined || words === undefined ? undefined : (
          <span>
            <Spoken className={`num ${styles.record}`} text={record} words={words} />
          </span>
        )}
        <span>
          {finish === undefined ? undefined : <b className="linkName">{finish}</b>}
          <span className="sm">{extent}</span>
        </span>
        <GameLine tournaments={margins} extent={scale} unit={4} className={styles.line} />
      </Link>
    </li>
  );
}

function Missing({ year, note }: Extract<ListedYear, { note: string }>) {
  const { language } = useSite();
  return (
    <li className={`row ${styles.missing}`}>
      <span className={`num ${styles.year}`}>{year}</span>
      <span lang={language}>{note}</span>
    </li>
  );
}

/** Every season of the team in its ink, newest first, and the years without one. */
export function View({ data }: { data: { seasons: readonly ListedYear[] } }) {
  const played = data.seasons.flatMap((one) => ("note" in one ? [] : one.margins.flat()));
  const extent = measureLine(played);
  return (
    <>
      <PageHead title={pageLabels.seasons} phoneCap={0.22} />
      <ol className={`wrap ${styles.seasons}`}>
        {data.seasons.map((one) =>
          "note" in one ? (
            <Missing key={one.year} {...one} />
          ) : (
            <Season key={one.year} season={one} extent={extent} />
          ),
        )}
      </ol>
    </>
  );
}
