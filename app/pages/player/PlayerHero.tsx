import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { paths } from "#app/routes/paths.ts";
import type { PlayerData } from "./shape-player.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/player.ts";
import styles from "./PlayerHero.module.css";

function stepTo(person: PlayerData["next"]) {
  return person && { href: paths.player(person), label: fullName(person) };
}

interface NameLineProps {
  text: string;
  /** Minimum height of the capitals, as a share of the line. */
  cap: number;
  phoneCap: number;
  maxCap: number;
}

function NameLine({ text, cap, phoneCap, maxCap }: NameLineProps) {
  return (
    <Wood
      as="span"
      text={text}
      cap={capFor(text, cap, maxCap)}
      phoneCap={capFor(text, phoneCap, maxCap)}
    />
  );
}

/** Her first and last name in lines of wood type, and her nickname. */
function PlayerName({ person: { first, last, nickname } }: Pick<PlayerData, "person">) {
  return (
    <div className={styles.name}>
      <h1>
        <span className="sr">
          {first === "" ? (
            last
          ) : (
            <>
              {first} {last}
            </>
          )}
        </span>
        <span aria-hidden="true" className={styles.wood}>
          {first === "" ? undefined : (
            <NameLine text={first} cap={0.098} phoneCap={0.15} maxCap={0.26} />
          )}
          <NameLine text={last} cap={0.18} phoneCap={0.25} maxCap={0.37} />
        </span>
      </h1>
      {nickname === undefined ? undefined : <p className={`d4 ${styles.nickname}`}>“{nickname}”</p>}
    </div>
  );
}

function PlayerFacts({ number, previously, facts }: PlayerData) {
  return (
    <dl className={`cluster ${styles.facts}`}>
      {number === "" ? undefined : (
        <div>
          <dt className="lab">{personFacts.number}</dt>
          <dd className={`num ${styles.number}`}>{number}</dd>
          {previously === undefined ? undefined : <dd className={styles.note}>{previously}</dd>}
        </div>
      )}
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd>
            <span className="d3">{value}</span>
            {note === undefined ? undefined : <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Her name on the color of her last season, the facts, and a picture that extends below. */
export function PlayerHero({ data }: { data: PlayerData }) {
  const { person, lead, year, art } = data;
  return (
    <div className={classes(styles.hero, inks[lead])}>
      <div className={styles.top}>
        <div className="wrap">
          <PageSteps
            up={{ href: paths.players(), label: words.allPlayers }}
            previous={stepTo(data.previous)}
            next={stepTo(data.next)}
            isUnderCrest
          />
        </div>
      </div>
      <div className={classes("wrap", styles.grid)}>
        <PlayerName person={person} />
        <Art
          sheet={art.own}
          id="print"
          viewBox="0 0 400 500"
          className={`onScreens ${styles.print}`}
          photo={`action-${year}-${person.id}`}
          shows={fullName({ first: person.first, last: person.last })}
          sizes="(width < 900px) 58vw, 412px"
          isFirst
        />
        <PlayerFacts {...data} />
      </div>
    </div>
  );
}
