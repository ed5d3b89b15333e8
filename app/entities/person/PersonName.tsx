import type { PersonShape } from "./shape.ts";

interface PersonNameProps {
  person: PersonShape;
  /** "Alder, Freya", for lists by last name. */
  isLastFirst?: boolean;
}

/** A name with its first part in bold. Namesakes also get their number. */
export function PersonName({ person, isLastFirst = false }: PersonNameProps) {
  const { first, last, apart } = person;
  if (first === "") return <b>{last}</b>;
  return (
    <>
      <b>{isLastFirst ? last : first}</b>
      {isLastFirst ? `, ${first}` : ` ${last}`}
      {apart === undefined ? undefined : ` (${apart})`}
    </>
  );
}
