import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { PersonName } from "#app/record/person-name.ts";

interface Props {
  person: PersonName;
  /** The name, where nothing else is given. */
  children?: ReactNode;
}

/** A name that leads to the person's page, where she has one. */
export function PersonLink({ person, children = person.name }: Props) {
  return person.hasPage ? (
    <Link href={paths.player(person)}>{children}</Link>
  ) : (
    <span>{children}</span>
  );
}
