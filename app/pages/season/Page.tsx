import { useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import type { Season } from "#app/record/record.ts";
import { type PageParams, paths } from "#app/routes/paths.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { List } from "#app/ui/List/List.tsx";
import { describeTeam, findYear } from "./find-year.ts";
import { Gap } from "./Gap.tsx";
import { MoreOfYear } from "./MoreOfYear.tsx";
import { listFigures } from "./season-figures.ts";
import { SeasonGames } from "./SeasonGames.tsx";
import { SeasonHero } from "./SeasonHero.tsx";
import { SeasonRoster } from "./SeasonRoster.tsx";
import styles from "./SeasonPage.module.css";

function Highlights({ highlights }: Pick<Season, "highlights">) {
  const { language } = useSources().record.club;
  return (
    <aside className="onScreens">
      <h2 className="lab sectionHead">Highlights</h2>
      <List className={`rows ${styles.highlights}`}>
        {highlights.map((highlight) => (
          <li key={highlight} lang={language}>
            {highlight}
          </li>
        ))}
      </List>
    </aside>
  );
}

/** A season: figures, tournaments with their games, and people. */
function SeasonOfTeam({ season }: { season: Season }) {
  const { year, highlights } = season;
  const { teamName } = useSources().record.club;
  const figures = listFigures(season);
  return (
    <article>
      <div className="wrap">
        <PaperHead
          title={`${teamName} ${year}`}
          note={describeTeam(season)}
          address={paths.season({ year })}
        />
      </div>
      <SeasonHero year={year} hasTeam />
      {figures.length > 0 && (
        <div className="wrap">
          <Figures figures={figures} className={styles.figures} />
        </div>
      )}
      <div className={classes("wrap section", highlights.length > 0 && "withAside")}>
        <SeasonGames season={season} />
        {highlights.length > 0 && <Highlights highlights={highlights} />}
      </div>
      <SeasonRoster season={season} />
      <MoreOfYear season={season} />
    </article>
  );
}

/** A season, or a year without one. */
export function Page({ year }: PageParams<"season">) {
  const seasonOrGap = findYear(year, useSources().record);
  return "note" in seasonOrGap ? <Gap {...seasonOrGap} /> : <SeasonOfTeam season={seasonOrGap} />;
}
