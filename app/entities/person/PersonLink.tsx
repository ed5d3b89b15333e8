import type { ReactNode } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { paths } from "#app/routes/paths.ts";
import type { PersonName } from "#app/record/person-name.ts";

interface PersonLinkProps {
  person: PersonName;
  className?: string | undefined;
  /** Text of the link; the name by default. */
  children?: ReactNode;
}

/** A person's name, linked to her page if she has one. */
export function PersonLink({ person, className, children = person.name }: PersonLinkProps) {
  return person.hasPage ? (
    <Link href={paths.player(person)} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
