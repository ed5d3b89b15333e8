import type { ReactNode } from "react";
import { Link } from "wouter";
import { usePaths } from "#app/page/use-paths.ts";
import type { Spotter } from "#app/routes/fiftyplates/plates.ts";

interface SpotterLinkProps {
  who: Spotter;
  className?: string | undefined;
  children: ReactNode;
}

/** To her badges; to her roster page if she is not in the Badge Quest that the site shows. */
export function SpotterLink({ who: { id, season }, className, children }: SpotterLinkProps) {
  const { badgequest, roster } = usePaths();
  const href =
    season === undefined
      ? badgequest?.({ view: "person", player: id })
      : roster({ season, view: "player", player: id });
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  );
}
