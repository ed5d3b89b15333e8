import { useEffect, useRef } from "react";
import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { fullName } from "#app/domain/full-name.ts";
import { rosterStep } from "#app/domain/roster.ts";
import { PersonTile } from "#app/entities/person/PersonTile.tsx";
import { describePosition, isPlayer } from "#app/entities/person/position.ts";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { navigate } from "#app/ui/hooks/address.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/facts.ts";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./PlayerView.module.css";

interface MemberProps {
  member: RosterMember;
}

const viewBoxes: Readonly<Record<PrintFormat, string>> = {
  vertical: "0 0 400 500",
  landscape: "0 0 600 400",
};

/** Her large picture in the season's formats. If there are two, phones show the wide one. */
function ActionPrint({ member }: MemberProps) {
  const { year } = useRoster().season;
  const { id, ground, prints } = member;
  const hasBoth = prints.vertical !== undefined && prints.landscape !== undefined;
  return (
    <div className={classes(styles.print, inks[ground])}>
      {(["vertical", "landscape"] as const).map((format) => {
        const sheet = prints[format];
        return (
          sheet && (
            <Art
              key={format}
              sheet={sheet}
              id="print"
              viewBox={viewBoxes[format]}
              className={classes(
                styles[format],
                hasBoth && (format === "vertical" ? "notOnPhones" : "onPhones"),
              )}
              photo={`action-${year}-${id}`}
              shows={fullName(member)}
              isFirst={!hasBoth}
              sizes="(width < 600px) 92vw, 520px"
            />
          )
        );
      })}
    </div>
  );
}

/** "15 of 26" between steps to the person before and after her; screen readers also get the name. */
function PlayerSteps({ member }: MemberProps) {
  const { season, viewHref } = useRoster();
  const ids = season.members.map(({ id }) => id as string);
  const { previous, next, number, total } = rosterStep(ids, member.id);
  const show = (person: string | undefined) => {
    if (person !== undefined) navigate(viewHref("player", { person }));
  };
  return (
    <div className="row spread">
      <RoundButton
        icon="arrow-left"
        label="Previous player"
        disabled={previous === undefined}
        onClick={() => show(previous)}
      />
      <p className="lab" role="status">
        <span className="sr">{fullName(member)}, </span>
        {number} of {total}
      </p>
      <RoundButton
        icon="arrow-right"
        label="Next player"
        disabled={next === undefined}
        onClick={() => show(next)}
      />
    </div>
  );
}

/** A box per season of the team; those she was on link to her in that season. */
function SeasonBoxes({ member }: MemberProps) {
  const { seasons, season, viewHref } = useRoster();
  return (
    <List className={styles.boxes} aria-label={words.seasonsOnTheTeam}>
      {seasons.map((other, index) => (
        <li key={other.id}>
          {member.marks?.[index] === "-" ? (
            <span className="centered display">
              <span className="sr">Not in </span>
              {other.year}
            </span>
          ) : (
            <Link
              href={viewHref("player", { person: member.id, season: other })}
              className="centered display plainLink"
              aria-current={other.id === season.id ? "true" : undefined}
            >
              {other.year}
            </Link>
          )}
        </li>
      ))}
    </List>
  );
}

/** Everyone of the season in a strip that scrolls sideways to the shown person. */
function PeopleStrip({ member }: MemberProps) {
  const { season, personLink } = useRoster();
  const strip = useRef<HTMLOListElement>(null);
  const { id } = member;
  useEffect(() => {
    const list = strip.current;
    const tile = list?.querySelector<HTMLElement>(`[href*="player=${id}"], [aria-current]`);
    // `scrollIntoView` would scroll the page, too.
    if (list && tile) list.scrollLeft = tile.offsetLeft - (list.clientWidth - tile.offsetWidth) / 2;
  }, [id]);
  return (
    <List
      as="ol"
      ref={strip}
      className={`onScreens ${styles.strip}`}
      aria-label={`Everyone on ${season.name}`}
    >
      {season.members.map((other) => (
        <li key={other.id}>
          <PersonTile
            person={other}
            address={{
              ...personLink(other),
              "aria-current": other.id === member.id ? "true" : undefined,
            }}
            sheet={season.busts}
            ground={inks[other.ground]}
            isSmall
          />
        </li>
      ))}
    </List>
  );
}

/** One person large, in one season, and a strip with the others. */
export function PlayerView({ member }: MemberProps) {
  const { first, last, nickname, number = "", seasons, years, badges } = member;
  return (
    <>
      <section className={styles.player} aria-labelledby="player-name">
        <ActionPrint member={member} />
        <div className={styles.beside}>
          <PlayerSteps member={member} />
          <h2 id="player-name" tabIndex={-1} className={styles.name}>
            <span className={`d3 ${styles.first}`}>
              {first}
              {nickname && <span className="muted"> “{nickname}”</span>}{" "}
            </span>
            <Wood as="span" text={last} cap={0.15} phoneCap={0.2} />
          </h2>
          <dl className={styles.facts}>
            {number !== "" && isPlayer(member) && (
              <>
                <dt className="lab">Number</dt>
                <dd>{number}</dd>
              </>
            )}
            <dt className="lab">Position</dt>
            <dd>{describePosition(member)}</dd>
            <dt className="lab">{words.yearsOnTheTeam}</dt>
            <dd>
              {seasons} ({years})
            </dd>
          </dl>
          <SeasonBoxes member={member} />
          <p className={`onScreens cluster ${styles.page}`}>
            <Link href={paths.player(member)} className="goldLink">
              {words.everythingAbout(first || last)}
            </Link>
            {badges && (
              <Link href={`${paths.player(member)}#badge-quest`} className="goldLink">
                {badges}
              </Link>
            )}
          </p>
        </div>
      </section>
      <PeopleStrip member={member} />
    </>
  );
}
