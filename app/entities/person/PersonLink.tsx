import type { ReactNode } from "react";
import { fullName } from "#app/domain/full-name.ts";
import { paths } from "#app/routes/paths.ts";
import { Link, type LinkToView } from "#app/ui/Link/Link.tsx";
import type { PersonShape } from "./shape.ts";

interface PersonLinkProps {
  person: PersonShape;
  /** Where the link leads; by default, to her page. */
  address?: LinkToView | undefined;
  className?: string | undefined;
  /** Text of the link; the name by default. */
  children?: ReactNode;
}

/** A person's name, linked to her page if she has one. */
export function PersonLink({
  person,
  address,
  className,
  children = fullName(person),
}: PersonLinkProps) {
  if (address === undefined && person.hasNoPage) {
    return <span className={className}>{children}</span>;
  }
  return (
    <Link href={paths.player(person)} {...address} className={className}>
      {children}
    </Link>
  );
}

interface PersonNameProps {
  person: PersonShape;
  /** "Alder, Freya", for lists by last name. */
  isLastFirst?: boolean;
}

/** A name with the part that is written first in bold. Namesakes also get the number that distinguishes them. */
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
