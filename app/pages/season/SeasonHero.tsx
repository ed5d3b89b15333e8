import { yearFigure } from "#app/art/season/printed-season.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { SeasonStrip } from "#app/entities/season/SeasonStrip.tsx";
import { seasonInk, yearsWithPage } from "#app/entities/season/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Season } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { TITLE_CAPS } from "#app/ui/PageHead/PageHead.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/facts.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./SeasonPage.module.css";

const figureBox = "0 0 1360 330";

/** A player who flies across the year. */
function FlyingFigure({ year }: Pick<Season, "year">) {
  const markup = yearFigure(year, seasonInk(year, useSources().record), {
    at: [880, 168],
    scale: 3,
  });
  const sheet = useSheet(
    makeSheet(`season-${year}`, [{ id: "figure", viewBox: figureBox, markup, hasOverflow: true }]),
    "inline",
  );
  return <Art sheet={sheet} id="figure" viewBox={figureBox} className={styles.figure} />;
}

interface SeasonHeroProps {
  year: number;
  /** A year without a team has no figure, and a title like other pages. */
  hasTeam?: boolean;
}

/** The year across the whole width in the season's color, and links to all seasons. */
export function SeasonHero({ year, hasTeam = false }: SeasonHeroProps) {
  const { record } = useSources();
  const years = yearsWithPage(record);
  return (
    <div className="onScreens">
      <div className={classes("ground", styles.hero, inks[seasonInk(year, record)])}>
        <div className="wrap">
          <PageSteps
            up={{ href: paths.seasons(), label: words.allSeasons }}
            items={years}
            current={year}
            linkTo={(near) => ({ href: paths.season({ year: near }), label: String(near) })}
          />
          <div className={styles.year}>
            <h1>
              <span className="sr">{words.season} </span>
              <Wood
                as="span"
                text={String(year)}
                {...(hasTeam ? { cap: 0.235, phoneCap: 0.3 } : TITLE_CAPS)}
              />
            </h1>
            {hasTeam && <FlyingFigure year={year} />}
          </div>
        </div>
      </div>
      {years.length > 1 && (
        <SeasonStrip
          seasons={years.map((listed) => ({ year: listed, href: paths.season({ year: listed }) }))}
          current={year}
          currentIs="page"
        />
      )}
    </div>
  );
}
