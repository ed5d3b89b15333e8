import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import type { ShapedTournament } from "#app/routes/results/results-record.ts";
import * as eventFacts from "#words/facts/event.ts";

/** The way to a tournament's place on a map. */
export function MapLink({ map, where }: Pick<ShapedTournament, "map" | "where">) {
  return (
    <ExternalLink href={map} className="linedLink">
      {eventFacts.map}
      <span className="sr"> {eventFacts.mapOf(where)}</span>
    </ExternalLink>
  );
}
