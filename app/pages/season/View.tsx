import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useSite } from "#app/routes/site.ts";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { usePaths } from "#app/routes/use-paths.ts";
import { pageLabel, paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { JumpList } from "#app/ui/JumpList/JumpList.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/season.ts";
import { Gap } from "./Gap.tsx";
import type { GapData } from "./shape-gap.ts";
import { SeasonHero } from "./SeasonHero.tsx";
import type { SeasonData } from "./shape-season.ts";
import { GameByGame, SeasonTournaments } from "./SeasonGames.tsx";
import { Highlights, Quest, SeasonRoster } from "./SeasonTeam.tsx";
import styles from "./SeasonPage.module.css";

/** A row of the season's key figures. */
function SeasonFigures({ figures }: Pick<SeasonData, "figures">) {
  if (figures.length === 0) return undefined;
  return (
    <div className="wrap">
      <Figures figures={figures} className={styles.figures} />
    </div>
  );
}

/** The newest stories of the year, and a link to all of them. */
function SeasonNews({ data, className }: { data: SeasonData; className: string }) {
  const { news, newsCount, year, season } = data;
  const paths = usePaths();
  return (
    <section className={className} aria-labelledby="news">
      <Heading id="news" title={words.newsFrom(year)} note={counts.stories(newsCount)} />
      <StoryList stories={news} />
      {newsCount > news.length && paths.news !== undefined ? (
        <p className={`onScreens ${styles.moreNews}`}>
          <Link href={paths.news({ season })} className={classes(buttons.button, buttons.quiet)}>
            <ButtonFace icon="arrow-right">{words.allItems(newsCount)}</ButtonFace>
          </Link>
        </p>
      ) : undefined}
    </section>
  );
}

/** Sleeves of the year's playlists. */
function Sleeves({ data }: { data: SeasonData }) {
  const { playlists, art, year } = data;
  const { sleeves } = art;
  const { parts } = useSite();
  if (sleeves === undefined || playlists.length === 0) return undefined;
  return (
    <section aria-labelledby="playlists">
      <Heading id="playlists" title={words.playlists} />
      <List className={styles.sleeves}>
        {playlists.map(({ id, title }) => (
          <li key={id}>
            <Link href={paths.playlists({ year: String(year), playlist: id })}>
              <Art sheet={sleeves} id={id} viewBox="0 0 300 300" label={title} sizes="160px" />
            </Link>
          </li>
        ))}
      </List>
      <p className={`onScreens ${styles.morePlaylists}`}>
        <Link href={paths.playlists({ year: String(year) })} className={buttons.button}>
          <ButtonFace icon="arrow-right">{pageLabel("playlists", parts, String(year))}</ButtonFace>
        </Link>
      </p>
    </section>
  );
}

/**
 * A season: figures, games, tournaments, people, Badge Quest and news. The print version has the
 * figures, games and roster.
 */
function Season({ data }: { data: SeasonData }) {
  const { tournaments, quest, playlists, news } = data;
  const { teamName } = useSite();
  const { results } = usePaths();
  const section = `wrap section ${styles.section}`;
  const hasGames = tournaments.some(({ record }) => record !== undefined);
  const hasTournaments = tournaments.length > 0 || data.unsanctioned !== undefined;
  return (
    <article>
      <div className="wrap">
        <PaperHead
          title={`${teamName} ${data.year}`}
          note={data.team}
          address={paths.season({ year: data.year })}
        />
      </div>
      <div className="onScreens">
        <SeasonHero year={data.year} years={data.years} lead={data.lead} art={data.art.hero} />
      </div>
      <SeasonFigures figures={data.figures} />
      <JumpList
        className="wrap"
        sections={[
          { id: "game-by-game", title: words.games, isShown: hasGames },
          { id: "tournaments", title: words.tournaments, isShown: hasTournaments },
          { id: "roster", title: words.theRoster },
          { id: "news", title: words.news, isShown: news.length > 0 },
          { id: "quest", title: quest?.title ?? "", isShown: quest !== undefined },
          { id: "playlists", title: words.playlists, isShown: playlists.length > 0 },
        ]}
      />
      {hasGames ? <GameByGame tournaments={tournaments} className={section} /> : undefined}
      <div className={classes(section, data.highlights.length > 0 && "withAside", "onScreens")}>
        {hasTournaments ? <SeasonTournaments data={data} results={results} /> : undefined}
        <Highlights highlights={data.highlights} />
      </div>
      <section className={`section ${styles.section}`} aria-labelledby="roster">
        <SeasonRoster data={data} />
      </section>
      {news.length === 0 ? undefined : (
        <SeasonNews data={data} className={classes(section, "onScreens")} />
      )}
      {quest === undefined && playlists.length === 0 ? undefined : (
        <div className={classes(section, styles.halves, "onScreens")}>
          {quest === undefined ? undefined : <Quest quest={quest} busts={data.art.busts} />}
          <Sleeves data={data} />
        </div>
      )}
    </article>
  );
}

/** A season, or a year without one. */
export function View({ data }: { data: SeasonData | GapData }) {
  return "note" in data ? <Gap gap={data} /> : <Season data={data} />;
}
