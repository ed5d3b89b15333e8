import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { Spotter } from "#app/routes/fiftyplates/plates.ts";

interface SpotterLinkProps {
  who: Spotter;
  className?: string | undefined;
  children: ReactNode;
}

/** To her badges; to her roster page if she is not in the Badge Quest that the site shows. */
export function SpotterLink({ who: { id, season }, className, children }: SpotterLinkProps) {
  const href =
    season === undefined
      ? paths.badgequest({ view: "person", player: id })
      : paths.roster({ season, view: "player", player: id });
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
