import { fullName } from "#app/domain/full-name.ts";
import { seasonInk } from "#app/entities/season/shape.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Person } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { PageSteps } from "#app/ui/PageSteps/PageSteps.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { portraitSheet } from "./draw-player.ts";
import { PlayerFacts } from "./PlayerFacts.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./PlayerHero.module.css";

/** Her first and last name in lines of wood type, and her nickname. */
function PlayerName({ first, last, nickname }: Person["name"]) {
  return (
    <div className={styles.name}>
      <h1>
        <span className="sr">{fullName({ first, last })}</span>
        <span aria-hidden="true" className={styles.wood}>
          {first !== "" && <Wood as="span" text={first} cap={0.098} phoneCap={0.15} />}
          <Wood as="span" text={last} cap={0.133} phoneCap={0.2} />
        </span>
      </h1>
      {nickname !== undefined && <p className="d4 apart">“{nickname}”</p>}
    </div>
  );
}

/** Her name on the color of her last season, the facts, and a picture that extends below. */
export function PlayerHero({ person }: { person: Person }) {
  const { record } = useSources();
  const portrait = useSheet(portraitSheet(person, record), "inline");
  const { year = 0, members = [] } = person.tenures.at(-1)?.season ?? {};
  const { first, last } = person.name;
  return (
    <div className={classes("measured", styles.hero, inks[seasonInk(year, record)])}>
      <div className={`ground ${styles.top}`}>
        <div className="wrap">
          <PageSteps
            up={{ href: paths.players(), label: "All players" }}
            items={members.map((member) => member.person)}
            current={person}
            linkTo={(mate) => ({ href: paths.player(mate), label: fullName(mate.name) })}
            hasRoomForCrest
          />
        </div>
      </div>
      <div className={`wrap ${styles.grid}`}>
        <PlayerName {...person.name} />
        <Art
          sheet={portrait}
          id="print"
          viewBox="0 0 400 500"
          className={`onScreens ${styles.print}`}
          photo={`action-${year}-${person.id}`}
          shows={fullName({ first, last })}
          sizes="(width < 900px) 58vw, 412px"
          isFirst
        />
        <PlayerFacts person={person} />
      </div>
    </div>
  );
}
