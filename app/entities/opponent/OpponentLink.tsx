import type { ReactNode } from "react";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import type { OpponentShape } from "./shape.ts";

interface OpponentLinkProps {
  opponent: OpponentShape;
  className?: string | undefined;
  /** Content of the link; the name by default. */
  children?: ReactNode;
}

/** An opponent's name, linked to its page if it has one. */
export function OpponentLink({ opponent, className, children }: OpponentLinkProps) {
  const content = children ?? opponent.name;
  if (opponent.hasNoPage) return <b>{content}</b>;
  return (
    <Link href={paths.opponent(opponent)} className={className}>
      {content}
    </Link>
  );
}
