import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useSources } from "#app/islands/rendering.ts";
import type { Roster } from "./Roster.island.tsx";
import { shapeRoster } from "./shape-roster.ts";

/** The teams of all seasons. */
export function Page() {
  return (
    <Island<typeof Roster>
      name="roster/Roster.island"
      when="load"
      props={shapeRoster(useSources().record, useAddSheet())}
      pictures={["busts-", "action-"]}
    />
  );
}
