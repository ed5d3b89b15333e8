import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
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
      {eventFacts.map}
      <span className="sr"> {eventFacts.ofPlace(where)}</span>
    </ExternalLink>
  );
}
