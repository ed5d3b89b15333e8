import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { Someone } from "#app/routes/badgequest/quest.ts";
import { personAddress } from "#app/routes/badgequest/selection.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";

interface PersonLinkProps {
  who: Pick<Someone, "id" | "season">;
  className?: string | undefined;
  /** Whether she is the one whom the main panel shows. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to a person's details; to her roster page if she was not in this edition. */
export function PersonLink({ who, className, current, children }: PersonLinkProps) {
  const { selection, onChoose } = useScene();
  const isHere = who.season === undefined;
  const href = isHere
    ? personAddress(selection, who.id)
    : paths.roster({ season: who.season, view: "player", player: who.id });
  return (
    <Link
      href={href}
      className={className}
      aria-current={current === true ? "true" : undefined}
      onClick={isHere ? onChoose : undefined}
    >
      {children}
    </Link>
  );
}
