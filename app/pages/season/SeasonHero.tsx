import { SeasonStrip } from "#app/entities/season/SeasonStrip.tsx";
import { classes } from "#app/lib/classes.ts";
import type { Ground } from "#app/art/season/printed-season.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/season.ts";
import * as seasonFacts from "#words/facts/season.ts";
import styles from "./SeasonHero.module.css";

function stepTo(year: number | undefined) {
  return year === undefined ? undefined : { href: paths.season({ year }), label: String(year) };
}

interface SeasonHeroProps {
  readonly year: number;
  /** Years with a page, oldest first. */
  readonly years: readonly number[];
  readonly lead: Ground;
  /** URL of the sheet with the figure; a year without a team has none. */
  readonly art?: string;
}

/**
 * The year across the whole width in the season's color, with a flying player; and links to all
 * seasons.
 */
export function SeasonHero({ year, years, lead, art }: SeasonHeroProps) {
  const previous = years.findLast((listed) => listed < year);
  const next = years.find((listed) => listed > year);
  return (
    <>
      <div className={classes(styles.hero, inks[lead])}>
        <div className="wrap">
          <PageSteps
            up={{ href: paths.seasons(), label: seasonFacts.allSeasons }}
            previous={stepTo(previous)}
            next={stepTo(next)}
          />
          <div className={styles.year}>
            <h1>
              <span className="sr">{seasonFacts.season} </span>
              <Wood as="span" text={String(year)} cap={0.235} phoneCap={0.3} />
            </h1>
            {art === undefined ? undefined : (
              <Art sheet={art} id="figure" viewBox="0 0 1360 330" className={styles.figure} />
            )}
          </div>
        </div>
      </div>
      {years.length === 1 ? undefined : (
        <SeasonStrip
          label={words.seasons}
          seasons={years.map((listed) => ({ year: listed, href: paths.season({ year: listed }) }))}
          current={year}
          currentIs="page"
        />
      )}
    </>
  );
}
