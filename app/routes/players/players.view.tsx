import type { View } from "#app/page/view.ts";
import { PlayersPage } from "./PlayersPage.tsx";
import type { PlayersData } from "./players-data.ts";

export const view: View<PlayersData> = {
  Page: ({ data }) => <PlayersPage data={data} />,
};
