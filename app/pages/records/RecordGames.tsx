import { Link } from "#app/ui/Link/Link.tsx";
import { outcomeWord } from "#app/domain/games/outcome.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import { paths } from "#app/routes/paths.ts";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { RecordLength } from "#app/ui/RecordLength/RecordLength.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/records.ts";
import type { RecordsData } from "./shape-records.ts";
import styles from "./RecordGames.module.css";

interface BiggestProps {
  games: RecordsData["biggest"];
  /** "and 6 more by 13" */
  equals: string;
  crests: string;
}

/** The wins with the largest margins, largest first. */
export function Biggest({ games, equals, crests }: BiggestProps) {
  if (games.length === 0) return undefined;
  return (
    <section aria-labelledby="biggest">
      <Heading id="biggest" title={words.biggestWins} />
      <ol className={`rows ${styles.games}`}>
        {games.map(({ key, outcome, us, them, opponent, tournament, page }) => (
          <li key={key}>
            <Score outcome={outcome} us={String(us)} them={String(them)} />
            <Crest sheet={crests} opponent={opponent.id} className={styles.crest} sizes="36px" />
            <span>
              <Link href={paths.opponent(opponent)} className="quietLink">
                {opponent.name}
              </Link>
              {page === undefined ? (
                <span className="xs muted">{tournament}</span>
              ) : (
                <Link href={paths.tournament({ id: page })} className="xs muted quietLink">
                  {tournament}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ol>
      {equals === "" ? undefined : <p className="xs muted">{equals}</p>}
    </section>
  );
}

function CloseScore({ game }: { game: RecordsData["biggest"][number] }) {
  const { outcome, us, them, opponent, page } = game;
  const name = words.gameAgainst(outcomeWord(outcome), us, them, opponent.name);
  const className = classes("centered quietLink", styles.game, styles[outcome]);
  return page === undefined ? (
    <span className={className} role="img" aria-label={name}>
      {us}–{them}
    </span>
  ) : (
    <Link href={paths.tournament({ id: page })} className={className} aria-label={name}>
      {us}–{them}
    </Link>
  );
}

interface DecidedByOneProps {
  close: RecordsData["close"];
  className: string | undefined;
}

/** One-goal games by year: wins solid, losses outlined. */
export function DecidedByOne({ close, className }: DecidedByOneProps) {
  const years = [...groupBy(close.games, ({ year }) => year)];
  return (
    <section className={classes(styles.band, className)} aria-labelledby="by-one">
      <div className="wrap">
        <Heading id="by-one" title={words.oneGoalGames} note={close.note} />
        <div className={`columns ${styles.columns}`}>
          <p className={`num ${styles.record}`}>{close.record}</p>
          <ol>
            {years.map(([year, games]) => (
              <li key={year}>
                <span className={`num ${styles.year}`}>{year}</span>
                <span className="cluster">
                  {games.map((game) => (
                    <CloseScore key={game.key} game={game} />
                  ))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** The longest winning and losing streaks, across tournaments and seasons. */
export function Runs({ runs, className }: Pick<RecordsData, "runs"> & { className: string }) {
  return (
    <section className={className} aria-labelledby="runs">
      <Heading id="runs" title={words.longestStreaks} />
      <ol className={`rows ${styles.runs}`}>
        {runs.map(({ list, equals }) =>
          list.map(({ key, length, isWon, days }, place) => (
            <li key={key}>
              <span className={`num ${styles.length}`}>{length}</span>
              <span>
                <b>{isWon ? seasonFacts.wins : seasonFacts.losses}</b>
                <span className="xs muted">
                  {[days, ...(place === list.length - 1 && equals !== "" ? [equals] : [])].join(
                    ", ",
                  )}
                </span>
              </span>
            </li>
          )),
        )}
      </ol>
    </section>
  );
}

/** The most frequent opponents, and a link to all opponents. */
export function MostPlayed({ data }: { data: RecordsData }) {
  const most = data.mostPlayed[0]?.games ?? 1;
  return (
    <section aria-labelledby="most-played">
      <Heading
        id="most-played"
        title={words.mostPlayed}
        note={<Link href={paths.opponents()}>{words.allTeams(data.teams)}</Link>}
      />
      <ol className={styles.teams}>
        {data.mostPlayed.map((team) => (
          <li key={team.id}>
            <Link href={paths.opponent(team)} className="link">
              <Crest
                sheet={data.art.crests}
                opponent={team.id}
                className={styles.teamCrest}
                sizes="40px"
              />
              <span className="linkName">{team.name}</span>
              <RecordLength record={team} most={most} />
              <b>{team.record}</b>
              <span className="sr">{words.inGames(team.games)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {data.equallyPlayed === "" ? undefined : <p className="xs muted">{data.equallyPlayed}</p>}
    </section>
  );
}
