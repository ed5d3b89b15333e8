import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import { paths } from "#app/paths.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { HomeContent, HomeStory } from "#app/routes/home/shape-home.ts";
import type { HomeSeason } from "#app/routes/home/shaping/shape-season.ts";
import * as words from "#words/pages/home.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { Follow } from "./Follow.tsx";
import { Margins } from "./Margins.tsx";
import styles from "./Columns.module.css";

function SeasonColumn({ season }: { season: HomeSeason }) {
  const { records } = usePaths();
  const { title, year, record, notes, margins } = season;
  return (
    <section className={styles.column} aria-labelledby="season">
      <Heading id="season" title={title} note={year} />
      <p className={`cluster ${styles.record}`}>
        <b className="num">{record}</b>
        <span>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
      </p>
      {margins.length === 0 ? undefined : <Margins margins={margins} />}
      <p className={`cluster ${styles.more}`}>
        <Link href={paths.season({ year })}>{seasonFacts.seasonOf(year)}</Link>
        {records === undefined ? undefined : (
          <Link href={records()}>{seasonFacts.allTimeRecords}</Link>
        )}
      </p>
    </section>
  );
}

function StoryColumn({ story }: { story: HomeStory }) {
  const { title, link, date, by, isVideo, all } = story;
  const { news } = usePaths();
  return (
    <section className={styles.column} aria-labelledby="story">
      <Heading id="story" title={words.newestStory} note={date} />
      <AnyLink href={link} className={`plainLink slab ${styles.story}`}>
        <span className="lab">
          <Icon name={isVideo ? "play" : "article"} />
          {by}
        </span>
        <b className="d3 linkName">{title}</b>
        <span className={buttons.round}>
          <Icon name={arrowOf(link)} />
        </span>
      </AnyLink>
      <p className={`cluster ${styles.more}`}>
        {news === undefined ? undefined : <Link href={news({ show: "all" })}>{all}</Link>}
      </p>
    </section>
  );
}

/** The season, the newest story and what can be followed; what the club does not have goes. */
export function Columns(props: Pick<HomeContent, "season" | "story" | "follow">) {
  const { season, story, follow } = props;
  if (season === undefined && story === undefined && follow.length === 0) return undefined;
  return (
    <div className={`wrap columns ${styles.columns}`}>
      {season === undefined ? undefined : <SeasonColumn season={season} />}
      {story === undefined ? undefined : <StoryColumn story={story} />}
      {follow.length === 0 ? undefined : <Follow ways={follow} />}
    </div>
  );
}
