import { Link } from "#app/ui/Link/Link.tsx";
import type { DayState } from "#app/domain/today/day-of.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { countOf, inDays } from "#app/domain/today/day-words.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { DayDisc } from "#app/ui/DayDisc/DayDisc.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as eventFacts from "#words/facts/event.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import * as words from "#words/pages/home.ts";
import type { DayData, SheetButton, SheetWording } from "./home-data.ts";
import { GameRow } from "./GameRow.tsx";
import { Slot } from "./Slot.tsx";
import styles from "./DaySheet.module.css";
import buttonStyles from "#app/ui/Button/Button.module.css";
import heading from "#app/ui/Heading/Heading.module.css";

interface SheetSideProps {
  sheet: SheetWording;
  art: string;
  now: number | undefined;
  state: DayState | undefined;
}

/** The list beside the facts: games, or the days of tryouts. */
export function SheetSide({ sheet, art, now, state }: SheetSideProps) {
  const { list } = sheet;
  if (list === undefined) return undefined;
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h3 className="lab">{list.title}</h3>
        <span className="lab">{list.note}</span>
      </div>
      <ol>
        {list.games.map((game) => (
          <GameRow
            key={game.key}
            {...{ game, art, now, state }}
            missing={list.missing}
            zone={sheet.zone}
          />
        ))}
        {list.days.map(({ ofMonth, day, detail }) => (
          <li key={`${day} ${detail}`} className={styles.tryout}>
            <b className="num" aria-hidden="true">
              {ofMonth}
            </b>
            <span>
              <b>{day}</b>
              <span className="xs muted">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const base = import.meta.env.BASE_URL.slice(0, -1);

interface DaySheetProps {
  sheet: SheetWording;
  art: string;
  /** Undefined in the prerendered document, and while another sheet is shown. */
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

/** The event of the day: picture, facts, buttons and games. */
function DaySheet({ sheet, art, now, state }: DaySheetProps) {
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
          <span className={`stack ${styles.name}`} aria-hidden="true">
            {lines.map((line) => (
              <Wood key={line} as="span" text={line} cap={0.17} phoneCap={0.17} />
            ))}
          </span>
        </h3>
        <ul className={`stack ${styles.facts}`}>
          <li>
            <b>{first}</b>
          </li>
          {where === undefined ? undefined : (
            <li>
              {where.text}{" "}
              {where.map === undefined ? undefined : (
                <ExternalLink href={where.map} className="linedLink">
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

interface DayBandProps {
  day: DayData;
  art: string;
  now: number | undefined;
  state: DayState | undefined;
}

/** The next, current or last event: heading and sheet of the day. */
export function DayBand({ day, art, now, state }: DayBandProps) {
  if (day.sheets.length === 0) return undefined;
  const at = state?.key ?? "any";
  return (
    <section className={`wrap ${styles.band}`} aria-label={words.schedule}>
      <Slot wordings={day.heads} at={at}>
        {({ title, note }) => (
          <div className={`spread ${heading.head}`}>
            <h2 className={`d2 ${heading.title}`}>{title}</h2>
            <p className="lab">{note ?? inDays(state?.days ?? 60)}</p>
          </div>
        )}
      </Slot>
      <Slot wordings={day.sheets} at={at} className={styles.sheets}>
        {(sheet) => {
          const isShown = state !== undefined && sheet.at.includes(state.key);
          const clock = isShown ? { now, state } : { now: undefined, state: undefined };
          return <DaySheet sheet={sheet} art={art} {...clock} />;
        }}
      </Slot>
    </section>
  );
}
