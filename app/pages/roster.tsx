import { Roster } from "#app/features/roster/Roster.tsx";
import type { RosterData } from "#app/features/roster/roster-data.ts";
import type { View } from "#app/page/view.ts";

export const view: View<RosterData> = {
  Page: ({ data }) => <Roster data={data} />,
};
