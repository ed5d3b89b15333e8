import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { MarginChart } from "#app/entities/game/MarginChart.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { useSite } from "#app/routes/site.ts";
import type { ListedYear } from "./shape-seasons.ts";
import styles from "./SeasonsPage.module.css";

function Season({ season }: { season: Exclude<ListedYear, { note: string }> }) {
  const { year, lead, record, words, finish, extent, margins } = season;
  return (
    <li className={classes(styles.season, inks[lead])}>
      <Link href={paths.season({ year })} className="plainLink">
        <span className={`num ${styles.year}`}>{year}</span>
        {record === undefined ? undefined : (
          <span className={`num ${styles.record}`}>
            <span aria-hidden="true">{record}</span>
            <span className="sr">{words}</span>
          </span>
        )}
        <span>
          {finish === undefined ? undefined : <b className="linkName">{finish}</b>}
          <span className="sm">{extent}</span>
        </span>
        {margins.length === 0 ? undefined : (
          <span className={`notOnPhones ${styles.margins}`}>
            <MarginChart margins={margins} />
          </span>
        )}
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
  return (
    <>
      <PageHead title={pageLabels.seasons} phoneCap={0.22} />
      <ol className={`wrap ${styles.seasons}`}>
        {data.seasons.map((one) =>
          "note" in one ? (
            <Missing key={one.year} {...one} />
          ) : (
            <Season key={one.year} season={one} />
          ),
        )}
      </ol>
    </>
  );
}
