import { jerseyOrder } from "#app/domain/jersey.ts";
import { PersonName } from "#app/entities/person/PersonLink.tsx";
import { describePosition, isPlayer } from "#app/entities/person/position.ts";
import { sortedBy } from "#app/lib/list.ts";
import { PaperHead } from "#app/pages/shared/paper/PaperHead.tsx";
import * as counts from "#words/counts.ts";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import styles from "./SidelineSheet.module.css";

/** Place in the order of numbers, "00" before 0; people without one come next, coaches last. */
function placeByNumber(member: RosterMember): number {
  const { number = "" } = member;
  // Numbers end at 99.
  if (!isPlayer(member)) return 101;
  if (number === "") return 100;
  return jerseyOrder(number === "00" ? number : Number(number));
}

/**
 * Print version of the roster: the team by number, with room for notes. The heading is in the table's `<thead>`,
 * so that a large team's second page repeats it.
 */
export function SidelineSheet() {
  const { season, viewHref } = useRoster();
  const { members, name } = season;
  return (
    <div className="onPaper stack" hidden>
      <table className={`sm ${styles.table}`}>
        <thead>
          <tr className={styles.head}>
            <td colSpan={4}>
              <PaperHead
                title={name}
                note={counts.players(members.filter(isPlayer).length)}
                address={viewHref("roster")}
              />
              <p className={styles.fill}>
                <span>Tournament</span>
                <span>Against</span>
                <span>Day, field</span>
              </p>
            </td>
          </tr>
          <tr className="lab">
            <th scope="col">No.</th>
            <th scope="col">Name</th>
            <th scope="col">Position</th>
            <th scope="col" className={styles.notes}>
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {sortedBy(members, placeByNumber).map((member) => (
            <tr key={member.id}>
              <td className={`num ${styles.number}`}>{member.number}</td>
              <th scope="row">
                <PersonName person={member} isLastFirst />
                {member.nickname && <small> “{member.nickname}”</small>}
              </th>
              <td>{describePosition(member)}</td>
              <td className={styles.notes}>&nbsp;</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
