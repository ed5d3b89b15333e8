import { paths } from "#app/routes/paths.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { groupBy } from "#app/lib/list.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import { ScoredLine } from "#app/entities/game/ScoredLine.tsx";
import { GameRows, TournamentLink } from "#app/entities/game/GameRows.tsx";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { OpponentLink } from "#app/entities/opponent/OpponentLink.tsx";
import type { OpponentShape } from "#app/entities/opponent/shape.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/opponent.ts";
import type { HeadFigure, OpponentData } from "./shape-opponent.ts";
import styles from "./OpponentPage.module.css";

/** The team's current name or its former names. */
function OtherNames({ now, formerly }: Pick<OpponentData, "now" | "formerly">) {
  const names = now === undefined ? formerly : [now];
  if (names.length === 0) return undefined;
  return (
    <p className={`cluster ${styles.names}`}>
      {now === undefined ? words.formerly : words.now}
      {names.map((opponent) => (
        <OpponentLink key={opponent.id} opponent={opponent} />
      ))}
    </p>
  );
}

function renderNote({ note, game }: HeadFigure) {
  if (game === undefined) return note;
  return (
    <>
      <TournamentLink game={game} />
      {note === undefined ? "" : `, ${note}`}
    </>
  );
}

/** The team's crest with the record against it. */
function Score({ data: { id, crest, record, words } }: { data: OpponentData }) {
  return (
    <div className={`row ${styles.score}`}>
      <Crest sheet={crest} opponent={id} prefix="team-" className={styles.crest} sizes="200px" />
      <div className={styles.wins}>
        <div aria-hidden="true">
          <Wood as="p" text={record} cap={0.5} phoneCap={0.5} />
        </div>
        <p className="sr">{words}</p>
      </div>
    </div>
  );
}

/** Head-to-head totals against a team. */
function HeadToHead({ figures }: { figures: readonly HeadFigure[] }) {
  if (figures.length === 0) return undefined;
  return (
    <Figures
      className={styles.figures}
      figures={figures.map((figure) => ({
        label: figure.label,
        value: figure.value,
        isText: figure.isText ?? false,
        note: renderNote(figure),
      }))}
    />
  );
}

/** All meetings as a line, by year. */
function MeetingsByYear({ games }: Pick<OpponentData, "games">) {
  const played = games.toReversed().filter((game) => game.kind === "played");
  const groups = Array.from(
    groupBy(played, ({ year }) => year),
    ([year, ofYear]) => {
      const season = ofYear.find((game) => game.season !== undefined)?.season;
      return {
        key: String(year),
        label: String(year),
        href: season === undefined ? undefined : paths.season({ year: season }),
        games: ofYear,
      };
    },
  );
  return <ScoredLine groups={groups} isListed />;
}

function stepTo(opponent: OpponentShape | undefined) {
  return opponent && { href: paths.opponent(opponent), label: opponent.name };
}

function Games({
  games,
  className,
}: Pick<OpponentData, "games"> & { className?: string | undefined }) {
  return (
    <GameRows
      games={games}
      className={className}
      nameBy="tournament"
      facts={["round", "where"]}
      time="date"
    />
  );
}

/** A single game stands beside the record; figures would repeat it. */
function OnlyGame({ games }: Pick<OpponentData, "games">) {
  return (
    <section aria-labelledby="the-games">
      <Heading id="the-games" title={words.theGame} />
      <Games games={games} />
    </section>
  );
}

/** All meetings as a line and as a list. */
function Meetings({ data: { games, meetings, extent } }: { data: OpponentData }) {
  const isLine = meetings > 1;
  return (
    <section className="wrap section" aria-labelledby="the-games">
      <Heading
        id="the-games"
        title={isLine ? words.everyMeeting : words.theGames}
        note={isLine ? extent : words.newestFirst}
      />
      {isLine ? <MeetingsByYear games={games} /> : undefined}
      <Games games={games} className={styles.two} />
    </section>
  );
}

/** Minimum height of the capitals, as a share of the line; longer names wrap. */
const MIN_CAP = 0.06;

/** An opponent: head-to-head record and all games. */
export function View({ data }: { data: OpponentData }) {
  const { name } = data;
  const isOnlyGame = data.games.length === 1;
  return (
    <article>
      <div className={`wrap ${styles.head}`}>
        <PageSteps
          up={{ href: paths.opponents(), label: words.allOpponents }}
          previous={stepTo(data.previous)}
          next={stepTo(data.next)}
          isUnderCrest
        />
        <h1 className="stack">
          {nameLines(name, MIN_CAP, 4).map((line) => (
            <Wood key={line} as="span" text={line} cap={0.088} phoneCap={0.16} />
          ))}
        </h1>
        {data.where === undefined ? undefined : <p className="muted">{data.where}</p>}
        <OtherNames now={data.now} formerly={data.formerly} />
      </div>
      <div className={`wrap columns ${styles.record}`}>
        <Score data={data} />
        {isOnlyGame ? <OnlyGame games={data.games} /> : <HeadToHead figures={data.figures} />}
      </div>
      {isOnlyGame ? undefined : <Meetings data={data} />}
    </article>
  );
}
