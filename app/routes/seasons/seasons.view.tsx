import type { View } from "#app/page/view.ts";
import { SeasonsPage } from "./SeasonsPage.tsx";
import type { SeasonsData } from "./seasons-data.ts";

export const view: View<SeasonsData> = {
  Page: ({ data }) => <SeasonsPage data={data} />,
};
