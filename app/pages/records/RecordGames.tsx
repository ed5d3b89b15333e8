import { Link } from "#app/ui/Link/Link.tsx";
import { pointsText } from "#app/domain/records.ts";
import { classes } from "#app/lib/classes.ts";
import { groupBy } from "#app/lib/list.ts";
import { paths } from "#app/routes/paths.ts";
import { describeScore } from "#app/entities/game/describe.ts";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import type { GameShape } from "#app/entities/game/shape.ts";
import { OpponentRow } from "#app/entities/opponent/OpponentRow.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as gameFacts from "#words/facts/games.ts";
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
      <GameRows games={games} crests={crests} crestPrefix="" facts={["tournament"]} />
      {equals === "" ? undefined : <p className="xs muted">{equals}</p>}
    </section>
  );
}

function CloseScore({ game }: { game: GameShape }) {
  if (game.kind !== "played") return undefined;
  const { outcome, tournament } = game;
  const name = gameFacts.scoreAgainst(describeScore(game), game.name);
  const className = classes("centered quietLink", styles.game, styles[outcome]);
  const score = <Spoken text={pointsText(game)} words={name} />;
  return tournament === undefined ? (
    <span className={className}>{score}</span>
  ) : (
    <Link href={paths.tournament({ id: tournament })} className={className}>
      {score}
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
          <List as="ol">
            {years.map(([year, games]) => (
              <li key={year}>
                <span className={`num ${styles.year}`}>{year}</span>
                <span className="cluster">
                  {games.map((game) => (
                    <CloseScore key={`${game.title} ${game.key}`} game={game} />
                  ))}
                </span>
              </li>
            ))}
          </List>
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
      <List as="ol" className={`rows ${styles.runs}`}>
        {runs.map(({ list, equals }) =>
          list.map(({ key, length, isWon, days }, index) => (
            <li key={key}>
              <span className={`num ${styles.length}`}>{length}</span>
              <span>
                <b>{isWon ? seasonFacts.wins : seasonFacts.losses}</b>
                <span className="xs muted">
                  {[days, ...(index === list.length - 1 && equals !== "" ? [equals] : [])].join(
                    ", ",
                  )}
                </span>
              </span>
            </li>
          )),
        )}
      </List>
    </section>
  );
}

/** The most frequent opponents, and a link to all opponents. */
export function MostPlayed({ data }: { data: RecordsData }) {
  const maxGames = data.mostPlayed[0]?.games ?? 1;
  return (
    <section aria-labelledby="most-played">
      <Heading
        id="most-played"
        title={words.mostPlayed}
        note={<Link href={paths.opponents()}>{words.allTeams(data.teams)}</Link>}
      />
      <List as="ol">
        {data.mostPlayed.map((opponent) => (
          <OpponentRow
            key={opponent.id}
            opponent={opponent}
            crests={data.art.crests}
            maxGames={maxGames}
          />
        ))}
      </List>
      {data.equallyPlayed === "" ? undefined : <p className="xs muted">{data.equallyPlayed}</p>}
    </section>
  );
}
