import { Link } from "#app/ui/Link/Link.tsx";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { useSite } from "#app/routes/site.ts";
import { paths, pageLabels } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { JumpList } from "#app/ui/JumpList/JumpList.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/records.ts";
import { Places } from "./Places.tsx";
import { Biggest, DecidedByOne, MostPlayed, Runs } from "./RecordGames.tsx";
import type { RecordsData } from "./shape-records.ts";
import { YearByYear } from "./YearByYear.tsx";
import styles from "./RecordsPage.module.css";

interface FirstsProps {
  firsts: RecordsData["firsts"];
  emblems: string;
}

/** Number of first places that phones show at once: full rows at any width. */
const OPEN_FIRSTS = 6;

/** Labels of the tournaments that the team won. */
function Firsts({ firsts, emblems }: FirstsProps) {
  return (
    <List className={styles.firsts}>
      {firsts.map(({ id, name, where, year }) => (
        <li key={id}>
          <Link href={paths.tournament({ id })} className="link">
            <Art
              sheet={emblems}
              id={id}
              viewBox="0 0 300 180"
              className={styles.label}
              sizes="240px"
            />
            <b className="linkName">{name}</b>
            <span className="xs muted">
              {year}, {where}
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}

const head = (
  <div className="onScreens">
    <PageHead title={pageLabels.records} />
  </div>
);

/** All-time records over all seasons. */
export function View({ data }: { data: RecordsData }) {
  const { teamName } = useSite();
  const section = "wrap section";
  const { firsts, places, close, runs } = data;
  return (
    <>
      {head}
      <div className="wrap">
        <PaperHead
          title={words.recordsTitle(teamName)}
          note={seasonFacts.allSeasons}
          address={paths.records()}
        />
        <Figures figures={data.totals} />
        <JumpList
          sections={[
            { id: "years", title: words.yearByYear },
            { id: "first-places", title: seasonFacts.firstPlaces, isShown: firsts.length > 0 },
            { id: "most-played", title: words.mostPlayed },
            { id: "biggest", title: words.biggestWins, isShown: data.biggest.length > 0 },
            { id: "by-one", title: words.oneGoalGames, isShown: close.games.length > 0 },
            { id: "runs", title: words.longestStreaks, isShown: runs.length > 0 },
            { id: "places", title: words.whereTheyPlayed, isShown: places.length > 0 },
          ]}
        />
      </div>
      <section className={section} aria-labelledby="years">
        <Heading id="years" title={words.yearByYear} />
        <YearByYear years={data.years} />
      </section>
      {firsts.length === 0 ? undefined : (
        <section className={section} aria-labelledby="first-places">
          <Heading id="first-places" title={seasonFacts.firstPlaces} note={String(firsts.length)} />
          <Firsts firsts={firsts.slice(0, OPEN_FIRSTS)} emblems={data.art.emblems} />
          {firsts.length <= OPEN_FIRSTS ? undefined : (
            <Fold label={words.moreFirstPlaces(firsts.length - OPEN_FIRSTS)} onPhonesOnly>
              <Firsts firsts={firsts.slice(OPEN_FIRSTS)} emblems={data.art.emblems} />
            </Fold>
          )}
        </section>
      )}
      <div className={`${section} halves`}>
        <MostPlayed data={data} />
        <Biggest games={data.biggest} equals={data.equallyBig} crests={data.art.crests} />
      </div>
      {close.games.length === 0 ? undefined : <DecidedByOne close={close} className="section" />}
      {runs.length === 0 ? undefined : <Runs runs={runs} className={section} />}
      {places.length === 0 ? undefined : (
        <section className={section} aria-labelledby="places">
          <Heading id="places" title={words.whereTheyPlayed} note={data.placesNote} />
          <Places places={places} map={data.map} />
        </section>
      )}
    </>
  );
}
