import { Link } from "#app/ui/Link/Link.tsx";
import { calendarAddress } from "#app/lib/path.ts";
import { useSite } from "#app/pages/shared/site.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import * as words from "#words/pages/home.ts";
import * as seasonFacts from "#words/facts/season.ts";
import type { FollowWay, HomeContent, HomeSeason, HomeStory, Margin } from "./home-data.ts";
import styles from "./Columns.module.css";
import buttons from "#app/ui/Button/Button.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** Calendar and feeds. The calendar needs the URL of the published site. */
function Follow({ ways }: { ways: readonly FollowWay[] }) {
  const { address } = useSite();
  return (
    <section className={styles.column} aria-labelledby="follow">
      <Heading id="follow" title={words.follow} />
      <ul className={styles.follow}>
        {ways.map(({ to, path, label, note }) => (
          <li key={to}>
            <a
              href={to === "calendar" ? calendarAddress(address, path) : base + path}
              className="plainLink"
            >
              <b className="linkName">{label}</b>
              <span className="xs muted">{note}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Minimum height of a bar. */
const MIN_HEIGHT = 6;
const STEP = 20;
/** Bars are as wide as in a season of so many games, at most. */
const MIN_GAMES = 14;

/** Bar chart of a season's margins: wins above the line, losses as outlines below it. */
function Margins({ margins }: { margins: readonly Margin[] }) {
  const greatest = Math.max(1, ...margins.map(({ margin }) => margin));
  const height = (margin: number) => Math.max(MIN_HEIGHT, Math.round((margin / greatest) * 48));
  const width = Math.max(MIN_GAMES, margins.length) * STEP;
  const bars = margins.map(({ margin, outcome }, index) => {
    const size = height(margin);
    return { x: index * STEP + 2, y: outcome === "win" ? -size : 0, size, outcome };
  });
  return (
    <svg
      className={styles.margins}
      viewBox={`0 -50 ${width} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars.map(({ x, y, size, outcome }) => (
        <rect key={x} className={styles[outcome]} x={x} width={STEP - 4} y={y} height={size} />
      ))}
      <path d={`M0 0H${width}`} />
    </svg>
  );
}

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
  const site = useSite();
  const { language = site.language } = story;
  const { news } = usePaths();
  return (
    <section className={styles.column} aria-labelledby="story">
      <Heading id="story" title={words.newestStory} note={date} />
      <AnyLink href={link} className={`plainLink slab ${styles.story}`}>
        <span className="lab">
          <Icon name={isVideo ? "play" : "article"} />
          {by}
        </span>
        <b className="d3 linkName" lang={language}>
          {title}
        </b>
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

/** The season, the newest story, and feeds and calendars, as far as the club has them. */
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
