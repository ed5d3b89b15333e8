import type { View } from "#app/page/view.ts";
import { SeasonPage } from "./SeasonPage.tsx";
import type { SeasonData } from "./season-data.ts";

export const view: View<SeasonData> = {
  Page: ({ data }) => <SeasonPage data={data} />,
};
