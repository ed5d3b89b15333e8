import type { View } from "#app/page/view.ts";
import { TournamentPage } from "./TournamentPage.tsx";
import type { TournamentData } from "./tournament-data.ts";

export const view: View<TournamentData> = {
  Page: ({ data }) => <TournamentPage data={data} />,
};
