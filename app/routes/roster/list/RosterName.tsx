import type { Member } from "#app/routes/roster/member.ts";

/** A name with its first part in bold, and the number of somebody who has a namesake. */
export function RosterName({ member: { first, last, apart } }: { member: Member }) {
  if (first === "") return <b>{last}</b>;
  return (
    <>
      <b>{first}</b> {last}
      {apart === undefined ? undefined : ` (${apart})`}
    </>
  );
}
