import type { View } from "#app/page/view.ts";
import { PlayerPage } from "./PlayerPage.tsx";
import type { PlayerData } from "./player-data.ts";

export const view: View<PlayerData> = {
  Page: ({ data }) => <PlayerPage data={data} />,
};
