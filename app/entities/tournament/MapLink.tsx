import { ExternalLink } from "#app/ui/Link/Link.tsx";
import * as words from "#words/facts.ts";
import type { TournamentShape } from "./shape.ts";

interface MapLinkProps {
  tournament: Pick<TournamentShape, "where" | "map">;
  className?: string;
}

/** Link to a map of the tournament's place. */
export function MapLink({ tournament: { where, map }, className }: MapLinkProps) {
  if (map === undefined) return undefined;
  return (
    <ExternalLink href={map} className={className}>
      {words.map}
      <span className="sr"> {words.ofPlace(where)}</span>
    </ExternalLink>
  );
}
