import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import { jerseyOrder } from "#app/domain/jersey.ts";
import { PersonName } from "#app/entities/person/PersonName.tsx";
import { describePosition, isPlayer } from "#app/entities/person/position.ts";
import type { Member } from "./member.ts";
import { useRosterContext } from "./roster-context.ts";
import { seasonAddress } from "./selection.ts";
import * as counts from "#words/grammar/counts.ts";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/roster.ts";
import { sortedBy } from "#app/lib/list.ts";
import styles from "./SidelineSheet.module.css";

function orderByNumber(member: Member): number {
  const { number = "" } = member;
  if (!isPlayer(member)) return Number.MAX_VALUE;
  return number === ""
    ? Number.MAX_SAFE_INTEGER
    : jerseyOrder(number === "00" ? number : Number(number));
}

/** Members sorted by number for the sideline; those without one come next, coaches last. */
export function sortByNumber(members: readonly Member[]): Member[] {
  return sortedBy(members, orderByNumber);
}

function Row({ member }: { member: Member }) {
  const { number, nickname } = member;
  return (
    <tr>
      <td className={`num ${styles.number}`}>{number}</td>
      <th scope="row">
        <PersonName person={member} isLastFirst />
        {nickname === undefined ? undefined : <small> “{nickname}”</small>}
      </th>
      <td>{describePosition(member)}</td>
      <td className={styles.notes}>&nbsp;</td>
    </tr>
  );
}

/**
 * Print version of the roster: the team by number, with room for notes. The heading is in the
 * table's `<thead>`, so that a large team's second page repeats it.
 */
export function SidelineSheet() {
  const { data, season, members } = useRosterContext();
  return (
    <div className={`onPaper ${styles.sheet}`} hidden>
      <table className={`sm ${styles.table}`}>
        <thead>
          <tr className={styles.head}>
            <td colSpan={4}>
              <PaperHead
                title={season.name}
                note={counts.players(members.filter(isPlayer).length)}
                address={seasonAddress(data, season)}
              />
              <p className={styles.fill}>
                <span>{words.tournament}</span>
                <span>{words.against}</span>
                <span>{words.dayAndField}</span>
              </p>
            </td>
          </tr>
          <tr className="lab">
            <th scope="col">{personFacts.numberInShort}</th>
            <th scope="col">{words.name}</th>
            <th scope="col">{personFacts.position}</th>
            <th scope="col" className={styles.notes}>
              {words.notes}
            </th>
          </tr>
        </thead>
        <tbody>
          {sortByNumber(members).map((member) => (
            <Row key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
