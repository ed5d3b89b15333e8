import { nameLines } from "#app/lib/wood-type/lines.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { useSite } from "#app/page/site.ts";
import { paths } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/opponent.ts";
import type { OpponentData, OpponentLink } from "./opponent-data.ts";
import { Discs } from "./components/Discs.tsx";
import { HeadToHead } from "./components/HeadToHead.tsx";
import { Meetings } from "./components/Meetings.tsx";
import { MeetingsByYear } from "./components/MeetingsByYear.tsx";
import { OtherNames } from "./components/OtherNames.tsx";
import styles from "./OpponentPage.module.css";

function stepTo(opponent: OpponentLink | undefined) {
  return opponent && { href: paths.opponent(opponent), label: opponent.name };
}

/** A name whose capitals were lower than this share of the line stands in several. */
const LEAST_CAP = 0.06;

/** A team that the club plays: the record against it, and every game. */
export function View({ data }: { data: OpponentData }) {
  const { teamName } = useSite();
  const { name, years, extent } = data;
  return (
    <article>
      <div className={`wrap ${styles.head}`}>
        <PageSteps
          up={{ href: paths.opponents(), label: words.allOpponents }}
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
        />
        <h1 className="stack">
          {nameLines(name, LEAST_CAP, 4).map((line) => (
            <Wood key={line} as="span" text={line} cap={0.088} phoneCap={0.16} />
          ))}
        </h1>
        {data.where === undefined ? undefined : <p className="muted">{data.where}</p>}
        <OtherNames now={data.now} formerly={data.formerly} />
      </div>
      <div className={`wrap columns ${styles.record}`}>
        <Discs data={data} team={teamName} />
        <HeadToHead figures={data.figures} />
      </div>
      {years.length === 0 ? undefined : (
        <section className="wrap section" aria-labelledby="every-meeting">
          <Heading id="every-meeting" title={words.everyMeeting} note={extent} />
          <MeetingsByYear years={years} />
        </section>
      )}
      <RestOfPage>
        <section className="wrap section" aria-labelledby="the-games">
          <Heading
            id="the-games"
            title={data.games.length === 1 ? words.theGame : words.theGames}
            note={data.games.length === 1 ? undefined : words.newestFirst}
          />
          <Meetings games={data.games} />
        </section>
        <div className="wrap">
          <SharePage stem={`opponents/${data.id}`} title={words.against(teamName, name)} />
        </div>
      </RestOfPage>
    </article>
  );
}
