import { Link } from "wouter";
import { medalOf } from "#app/domain/places/medal.ts";
import * as eventFacts from "#words/facts/event.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import { countOf } from "#app/domain/today/day-words.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttonStyles from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { DayDisc } from "#app/ui/DayDisc/DayDisc.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { SheetButton, SheetWording } from "./day-data.ts";
import { SheetSide } from "./SheetSide.tsx";
import styles from "./DaySheet.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

interface DaySheetProps {
  sheet: SheetWording;
  art: string;
  /** Nothing in the document, and while another sheet is shown. */
  now: number | undefined;
  state: DayState | undefined;
}

function SheetLink({ button, isQuiet }: { button: SheetButton; isQuiet: boolean }) {
  const { label, href, to } = button;
  const className = classes(buttonStyles.button, isQuiet && buttonStyles.quiet);
  if (to === "site") {
    return (
      <ExternalLink href={href} className={className}>
        <ButtonFace icon="arrow-up-right">{label}</ButtonFace>
      </ExternalLink>
    );
  }
  const face = <ButtonFace icon="arrow-right">{label}</ButtonFace>;
  return to === "file" ? (
    <a href={base + href} className={className}>
      {face}
    </a>
  ) : (
    <Link href={href} className={className}>
      {face}
    </Link>
  );
}

/** Mark between scene and facts: a medal, or a disc with a date or a countdown. */
function Mark({ sheet, state }: Pick<DaySheetProps, "sheet" | "state">) {
  const { place, disc } = sheet;
  if (place !== undefined) {
    const medal = { place, suffix: ordinalSuffix(place), metal: medalOf(place) };
    return (
      <span className={classes(styles.mark, medal.metal === undefined && styles.plain)}>
        <Medal {...medal} size="huge" />
      </span>
    );
  }
  if (disc === undefined) return undefined;
  const count = disc.isOpen === true || state === undefined ? undefined : countOf(state);
  const [large, small] = count ?? [disc.large, disc.small];
  const isHot = state?.wait !== undefined || state?.isOn === true;
  const look = disc.isOpen === true ? "open" : isHot ? "hot" : undefined;
  return (
    <span className={styles.mark}>
      <DayDisc {...{ large, small, look }} />
    </span>
  );
}

/** The event of the day: its scene, what, when and where, what to do about it, and its games. */
export function DaySheet({ sheet, art, now, state }: DaySheetProps) {
  const { label, name, lines, facts, where, scene, list } = sheet;
  const [first, ...others] = facts;
  return (
    <div className={classes(styles.sheet, list === undefined && styles.alone)}>
      <div className={styles.scene}>
        <Art sheet={art} id={scene} viewBox="0 0 540 400" fills />
        <Mark sheet={sheet} state={state} />
      </div>
      <div className={styles.main}>
        <p className="lab">{label}</p>
        <h3>
          <span className="sr">{name}</span>
          <span className={styles.name} aria-hidden="true">
            {lines.map((line) => (
              <Wood key={line} as="span" text={line} cap={0.17} phoneCap={0.17} />
            ))}
          </span>
        </h3>
        <ul className={styles.facts}>
          <li>
            <b>{first}</b>
          </li>
          {where === undefined ? undefined : (
            <li>
              {where.text}{" "}
              {where.map === undefined ? undefined : (
                <ExternalLink href={where.map}>
                  {eventFacts.map}
                  <span className="sr"> {eventFacts.mapOf(where.text)}</span>
                </ExternalLink>
              )}
            </li>
          )}
          {others.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className={`onScreens cluster ${styles.buttons}`}>
          {sheet.buttons.map((button, index) => (
            <SheetLink key={button.label} button={button} isQuiet={index > 0} />
          ))}
        </p>
      </div>
      <SheetSide {...{ sheet, art, now, state }} />
    </div>
  );
}
