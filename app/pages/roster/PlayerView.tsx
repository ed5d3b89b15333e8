import { useRef } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { fullName } from "#app/domain/full-name.ts";
import { type RosterStep, rosterStep } from "#app/domain/roster.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/roster.ts";
import { describePosition, isPlayer } from "#app/entities/person/position.ts";
import { List } from "#app/ui/List/List.tsx";
import type { Member } from "./member.ts";
import { useSteps } from "./use-steps.ts";
import { PeopleStrip } from "./PlayerTiles.tsx";
import { printAddress } from "./print-address.ts";
import { useRosterContext } from "./roster-context.ts";
import { viewAddress } from "./selection.ts";
import styles from "./PlayerView.module.css";

interface ActionPrintProps {
  member: Member;
  /** Her index among the people of the season. */
  index: number;
}

const viewBoxes: Readonly<Record<PrintFormat, string>> = {
  vertical: "0 0 400 500",
  landscape: "0 0 600 400",
};

/**
 * The large picture of a person in the season's format. If the format depends on the device, both
 * are in the document, and CSS shows one.
 */
function ActionPrint({ member, index }: ActionPrintProps) {
  const { year, prints } = useRosterContext().season;
  const { id, ground } = member;
  const both = prints.vertical !== undefined && prints.landscape !== undefined;
  const print = (format: PrintFormat) => {
    const hash = prints[format]?.[index];
    if (hash === undefined) return undefined;
    return (
      <Art
        sheet={printAddress(year, id, format, hash)}
        id="print"
        viewBox={viewBoxes[format]}
        className={classes(styles[format], both && styles.either)}
        photo={`action-${year}-${id}`}
        shows={fullName(member)}
        // With two formats, the browser can't know in advance which one is shown.
        isFirst={!both}
        sizes="(width < 600px) 92vw, 520px"
      />
    );
  };
  return (
    <div className={classes(styles.print, inks[ground])}>
      {print("vertical")}
      {print("landscape")}
    </div>
  );
}

interface PlayerStepsProps {
  name: string;
  position: RosterStep;
  step: (direction: "previous" | "next") => void;
}

/** "15 of 26" between links to the previous and next person; screen readers also get the name. */
function PlayerSteps({ name, position, step }: PlayerStepsProps) {
  return (
    <div className={`spread ${styles.steps}`}>
      <RoundButton
        icon="arrow-left"
        label={words.previousPlayer}
        disabled={position.previous === undefined}
        onClick={() => step("previous")}
      />
      <p className="lab" role="status">
        <span className="sr">{name}, </span>
        {words.playerPosition(position.number, position.total)}
      </p>
      <RoundButton
        icon="arrow-right"
        label={words.nextPlayer}
        disabled={position.next === undefined}
        onClick={() => step("next")}
      />
    </div>
  );
}

/** First name and nickname on one line, the surname in wood type. */
function PlayerName({ id, member }: { id: string; member: Member }) {
  const { first, last, nickname } = member;
  return (
    <h2 id={id} className={styles.name}>
      <span className={classes("d3", styles.first)}>
        {first}
        {nickname === undefined ? undefined : <i> “{nickname}”</i>}{" "}
      </span>
      <Wood as="span" text={last} cap={0.17} phoneCap={0.26} />
    </h2>
  );
}

/** Number, position and years on the team. */
function PlayerFacts({ member }: { member: Member }) {
  const { number = "", seasons, years } = member;
  return (
    <div className={`cluster ${styles.facts}`}>
      {number === "" || !isPlayer(member) ? undefined : (
        <p className={classes("num", styles.number)}>
          <span className="sr">{personFacts.number} </span>
          {number}
        </p>
      )}
      <dl>
        <dt className="lab">{personFacts.position}</dt>
        <dd>{describePosition(member)}</dd>
        <dt className="lab">{personFacts.yearsOnTheTeam}</dt>
        <dd>
          {seasons} ({years})
        </dd>
      </dl>
    </div>
  );
}

/** A box per season of the team; those she was on link to her in that season. */
function SeasonBoxes({ member }: { member: Member }) {
  const { data, season: current } = useRosterContext();
  return (
    <List className={styles.boxes} aria-label={personFacts.seasonsOnTheTeam}>
      {data.seasons.map((season, index) => (
        <li key={season.id}>
          {member.marks?.[index] !== "-" ? (
            <Link
              href={viewAddress(data, season, "player", member.id)}
              className="centered display plainLink"
              aria-current={season === current ? "true" : undefined}
            >
              {season.year}
            </Link>
          ) : (
            <span className="centered display">
              <span className="sr">{words.notIn} </span>
              {season.year}
            </span>
          )}
        </li>
      ))}
    </List>
  );
}

/** Her leadership roles, with the clipboard icon: "Captain in 2015–2018". */
function Leadership({ sentence }: { sentence: string }) {
  return (
    <p className={`row gold ${styles.led}`}>
      <Icon name="clipboard" />
      {sentence}
    </p>
  );
}

/** Player view: one person large, in one season; a strip with the others below. */
export function PlayerView({ person }: { person: string }) {
  const { data, members, linkTo } = useRosterContext();
  const region = useRef<HTMLElement>(null);
  const ids = members.map(({ id }) => id);
  const position = rosterStep(ids, person);
  const step = useSteps(region, {
    previous: position.previous && linkTo(position.previous).href,
    next: position.next && linkTo(position.next).href,
  });
  const member = members[position.number - 1];
  const entry = data.people[person];
  if (member === undefined || entry === undefined) return undefined;
  return (
    <>
      <section ref={region} className={styles.player} aria-labelledby="player-name">
        <ActionPrint member={member} index={position.number - 1} />
        <div className={styles.beside}>
          <PlayerSteps name={fullName(member)} position={position} step={step} />
          <PlayerName id="player-name" member={member} />
          <PlayerFacts member={member} />
          <SeasonBoxes member={member} />
          {entry.led === undefined ? undefined : <Leadership sentence={entry.led} />}
          <p className={`onScreens cluster ${styles.page}`}>
            <Link href={paths.player(member)} className="goldLink">
              {personFacts.everythingAbout(member.first || member.last)}
            </Link>
            {entry.badges === undefined ? undefined : (
              <Link href={`${paths.player(member)}#badge-quest`} className="goldLink">
                {counts.badges(entry.badges)}
              </Link>
            )}
          </p>
        </div>
      </section>
      <PeopleStrip person={person} />
    </>
  );
}
