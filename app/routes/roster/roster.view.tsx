import { Roster } from "./Roster.tsx";
import type { RosterData } from "./roster-data.ts";
import type { View } from "#app/page/view.ts";

export const view: View<RosterData> = {
  Page: ({ data }) => <Roster data={data} />,
};
