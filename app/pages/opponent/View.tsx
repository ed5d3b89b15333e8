import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/routes/paths.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import { MarginBars } from "#app/ui/MarginBars/MarginBars.tsx";
import { outcomeOf, sidesOf } from "#app/domain/games/outcome.ts";
import { useMinute } from "#app/ui/hooks/use-minute.ts";
import { classes } from "#app/lib/classes.ts";
import { Score } from "#app/ui/Score/Score.tsx";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import { SharePage } from "#app/ui/SharePage/SharePage.tsx";
import { useSite } from "#app/routes/site.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/opponent.ts";
import * as eventFacts from "#words/facts/event.ts";
import type {
  HeadFigure,
  Meeting,
  MeetingYear,
  OpponentData,
  OpponentLink,
} from "./shape-opponent.ts";
import { Discs } from "./Discs.tsx";
import styles from "./OpponentPage.module.css";

/** The team's current name or its former names. */
function OtherNames({ now, formerly }: Pick<OpponentData, "now" | "formerly">) {
  const names = now === undefined ? formerly : [now];
  if (names.length === 0) return undefined;
  return (
    <p className={`cluster ${styles.names}`}>
      {now === undefined ? words.formerly : words.now}
      {names.map((opponent) =>
        opponent.hasPage ? (
          <Link key={opponent.id} href={paths.opponent(opponent)}>
            {opponent.name}
          </Link>
        ) : (
          <span key={opponent.id}>{opponent.name}</span>
        ),
      )}
    </p>
  );
}

function noteOf({ note, of }: HeadFigure) {
  if (of === undefined) return note;
  const title = of.hasPage ? (
    <Link href={paths.tournament({ id: of.tournament })}>{of.title}</Link>
  ) : (
    of.title
  );
  if (note === undefined) return title;
  return (
    <>
      {title}, {note}
    </>
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
        note: noteOf(figure),
      }))}
    />
  );
}

/** Bar chart of all meetings by year. */
function MeetingsByYear({ years }: { years: readonly MeetingYear[] }) {
  return (
    <MarginBars
      relation="at"
      upright
      groups={years.map(({ year, hasSeason, bars }) => ({
        key: String(year),
        label: String(year),
        href: hasSeason ? paths.season({ year }) : undefined,
        bars,
      }))}
    />
  );
}

/** Placeholder for a missing score. It changes once the game has started. */
function Missing({ missing, start }: Pick<Meeting, "missing" | "start">) {
  const now = useMinute();
  const hasBegun = now !== undefined && start !== undefined && start <= now;
  const text = hasBegun && missing === eventFacts.toPlay ? eventFacts.noScoreYet : missing;
  return <span className={`muted xs ${styles.open}`}>{text}</span>;
}

function ScoreOf({ game }: { game: Meeting }) {
  const { score } = game;
  if (score === undefined) return <Missing missing={game.missing} start={game.start} />;
  const outcome = outcomeOf(score);
  const [us, them] = sidesOf(score);
  return <Score outcome={outcome} us={us} them={them} />;
}

/** The games against a team, with links to their tournaments. */
function Meetings({ games }: { games: readonly Meeting[] }) {
  return (
    <ol className={classes("rows", styles.games, games.length > 1 && styles.two)}>
      {games.map((game) => {
        const { key, tournament, title, hasPage, where, when } = game;
        return (
          <li key={key}>
            <ScoreOf game={game} />
            <span className={styles.title}>
              {hasPage ? (
                <Link href={paths.tournament({ id: tournament })} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
              <span className="xs muted">{where}</span>
            </span>
            {when === undefined ? undefined : (
              <span className={`xs muted ${styles.when}`}>{when}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function stepTo(opponent: OpponentLink | undefined) {
  return opponent && { href: paths.opponent(opponent), label: opponent.name };
}

/** Minimum height of the capitals, as a share of the line; longer names wrap. */
const MIN_CAP = 0.06;

/** An opponent: head-to-head record and all games. */
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
          underCrest
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
