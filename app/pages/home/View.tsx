import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { type NamedPage, pageLabels } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/use-page-links.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { usePaths } from "#app/routes/use-paths.ts";
import { SponsorPlates } from "#app/pages/shared/SponsorPlates.tsx";
import { StoryList } from "#app/entities/story/StoryList.tsx";
import { useSite } from "#app/routes/site.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { useDayState } from "#app/entities/tournament/use-day.ts";
import * as words from "#words/pages/home.ts";
import { countMaxRows, presentDay, presentLastGames } from "./present-day.ts";
import { Schedule } from "./Schedule.tsx";
import type { HomeContent } from "./shape-home.ts";
import { SeasonLine } from "./SeasonLine.tsx";
import { Stage } from "./Stage.tsx";
import styles from "./Home.module.css";
import buttons from "#app/ui/Button/Button.module.css";
import inks from "#app/ui/InkSheets/InkSheets.module.css";
import { List } from "#app/ui/List/List.tsx";

const majorPages: readonly NamedPage[] = ["about", "roster", "news", "results"];
const minorPages: readonly NamedPage[] = [
  "join",
  "sponsors",
  "badgequest",
  "playlists",
  "fiftyplates",
  "corevalues",
];
const pages = [...majorPages, ...minorPages];

/** Pages of the site, for phones. */
function PageList() {
  const links = usePageLinks(pages);
  return (
    <nav className={`onPhones ${styles.pages}`} aria-label={words.pages}>
      <List className={inks.sheets}>
        {links.map(({ page, label, href }) => (
          <li key={page} className={minorPages.includes(page) ? styles.minorPage : undefined}>
            <Link href={href}>
              {minorPages.includes(page) ? (
                <span className={classes("d4", styles.minorName)}>{label}</span>
              ) : (
                <Wood as="span" text={label} cap={0.155} phoneCap={0.155} />
              )}
              <span className={classes(buttons.round, styles.pageArrow)}>
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** The newest story, and a link to all stories. */
function NewestStory({ story, allStories }: Pick<HomeContent, "story" | "allStories">) {
  const { news } = usePaths();
  if (story === undefined) return undefined;
  return (
    <section aria-labelledby="story">
      <Heading
        id="story"
        title={words.newestStory}
        note={
          news === undefined ? undefined : <Link href={news({ show: "all" })}>{allStories}</Link>
        }
      />
      <StoryList stories={[story]} />
    </section>
  );
}

/** The sponsors' plates and a link to their page. */
function Sponsors({ plates }: { plates: string }) {
  const { sponsors } = usePaths();
  if (useSite().sponsors.length === 0 || sponsors === undefined) return undefined;
  return (
    <section className={`stack ${styles.sponsors}`} aria-labelledby="sponsors">
      <Heading
        id="sponsors"
        title={pageLabels.sponsors}
        note={<Link href={sponsors()}>{words.whatSponsorsGet}</Link>}
      />
      <SponsorPlates plates={plates} />
    </section>
  );
}

/**
 * Posters for pages outside the header. The footer lists them too, so a single poster is not shown.
 */
function Posters({ posters, art }: Pick<HomeContent, "posters"> & { art: string }) {
  return (
    <section className={`wrap notOnPhones ${styles.posters}`} aria-labelledby="also">
      <h2 id="also" className="d2">
        {words.more}
      </h2>
      <List>
        {posters.map(({ path, name, art: picture, caption }) => (
          <li key={path}>
            <Link href={path}>
              <Art sheet={art} id={picture} viewBox="0 0 300 400" />
              <span className="sm">
                <b className="sr">{name}: </b>
                {caption}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

interface HomeProps extends HomeContent {
  /** URLs of the art sheets. */
  hero: string;
  posterArt: string;
  dayArt: string;
  plates: string;
}

/** Poster and seasons fill the viewport; the rest is below. */
export function View({ data }: { data: HomeProps }) {
  const { headline, day, stage, seasons, posters, hero, posterArt, dayArt, plates } = data;
  const clock = useDayState(day.dates);
  const shown = presentDay(day, clock);
  const last = shown && presentLastGames(day, shown);
  return (
    <>
      <Stage art={hero} ticket={shown?.ticket} callout={day.callout} {...{ headline, stage }} />
      <SeasonLine seasons={seasons} />
      <PageList />
      {shown === undefined ? undefined : (
        <Schedule day={shown} last={last} art={dayArt} rows={countMaxRows(day)} />
      )}
      <div className={`wrap halves ${styles.columns}`}>
        <NewestStory story={data.story} allStories={data.allStories} />
        <Sponsors plates={plates} />
      </div>
      {posters.length > 1 && <Posters posters={posters} art={posterArt} />}
    </>
  );
}
