import { classes } from "#app/lib/classes.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { useSite } from "#app/page/site.ts";
import { PaperHead } from "#app/page/paper/PaperHead.tsx";
import { usePaths } from "#app/page/use-paths.ts";
import { paths } from "#app/paths.ts";
import { JumpList } from "#app/ui/JumpList/JumpList.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/season.ts";
import type { SeasonData } from "./season-data.ts";
import { GameByGame } from "./components/GameByGame.tsx";
import { Leaders } from "./components/Leaders.tsx";
import { Quest } from "./components/Quest.tsx";
import { SeasonFigures } from "./components/SeasonFigures.tsx";
import { SeasonHero } from "./components/SeasonHero.tsx";
import { SeasonNews } from "./components/SeasonNews.tsx";
import { SeasonRoster } from "./components/SeasonRoster.tsx";
import { SeasonTournaments } from "./components/SeasonTournaments.tsx";
import { Sleeves } from "./components/Sleeves.tsx";
import { ToSend } from "./components/ToSend.tsx";
import styles from "./SeasonPage.module.css";

/**
 * A season: its figures, every game, its tournaments, its people, its quest and its news. A sheet of paper has the
 * figures, the games and the roster.
 */
export function View({ data }: { data: SeasonData }) {
  const { tournaments, quest, playlists, news } = data;
  const { teamName } = useSite();
  const { results } = usePaths();
  const section = `wrap section ${styles.section}`;
  const hasGames = tournaments.some(({ games }) => games.length > 0);
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
        <SeasonHero data={data} />
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
          { id: "share", title: words.share },
        ]}
      />
      <RestOfPage>
        {hasGames ? <GameByGame tournaments={tournaments} className={section} /> : undefined}
        <div className={classes(section, "withAside onScreens")}>
          {hasTournaments ? <SeasonTournaments data={data} results={results} /> : undefined}
          <Leaders data={data} />
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
        <section className={classes(section, "onScreens")} aria-labelledby="share">
          <Heading id="share" title={words.shareYear(data.year)} note={words.inTwoSizes} />
          <ToSend year={data.year} team={teamName} />
          <SharePage stem={`seasons/${data.year}`} title={`${teamName} ${data.year}`} hasStory />
        </section>
      </RestOfPage>
    </article>
  );
}
