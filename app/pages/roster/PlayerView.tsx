import { fullName } from "#app/domain/full-name.ts";
import { rosterStep } from "#app/domain/roster.ts";
import { describePosition, isPlayer } from "#app/entities/person/position.ts";
import { paths } from "#app/routes/paths.ts";
import { RoundButton } from "#app/ui/Button/RoundButton.tsx";
import { navigate } from "#app/ui/hooks/address.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/facts.ts";
import { ActionPrint } from "./ActionPrint.tsx";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import { PeopleStrip } from "./TeamTiles.tsx";
import styles from "./PlayerView.module.css";

interface MemberProps {
  member: RosterMember;
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
      {seasons.map((listed, index) => (
        <li key={listed.id}>
          {member.marks?.[index] === "-" ? (
            <span className="centered display">
              <span className="sr">Not in </span>
              {listed.year}
            </span>
          ) : (
            <Link
              href={viewHref("player", { person: member.id, season: listed })}
              className="centered display plainLink"
              aria-current={listed.id === season.id ? "true" : undefined}
            >
              {listed.year}
            </Link>
          )}
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
            <Wood as="span" text={last} cap={0.145} phoneCap={0.2} />
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
      <PeopleStrip shown={member} />
    </>
  );
}
