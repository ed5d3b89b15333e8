import { mapFormerIds } from "#app/domain/former-ids.ts";
import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useDataFile, useSources } from "#app/islands/rendering.ts";
import { itemAt } from "#app/lib/list.ts";
import type { Roster } from "./Roster.island.tsx";
import { shapeSeasons } from "./shape-roster.ts";

/** The teams of all seasons: the default one in the document, the others in a file beside it. */
export function Page() {
  const { record } = useSources();
  const seasons = shapeSeasons(record, useAddSheet());
  const first = itemAt(seasons, record.seasons.indexOf(record.defaultSeason));
  return (
    <Island<typeof Roster>
      name="roster/Roster.island"
      when="load"
      props={{
        defaultTeam: first,
        othersFile: useDataFile(
          "roster",
          seasons.filter((season) => season !== first),
        ),
        seasons: seasons.map(({ id, year, name, lead }) => ({ id, year, name, lead })),
        formerIds: mapFormerIds([...record.people.values()]),
      }}
      photographPrefixes={["busts-", "action-"]}
    />
  );
}
