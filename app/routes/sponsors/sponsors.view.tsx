import type { View } from "#app/page/view.ts";
import type { SponsorsData } from "./sponsors-data.ts";
import { SponsorsPage } from "./SponsorsPage.tsx";

export const view: View<SponsorsData> = {
  Page: ({ data }) => <SponsorsPage data={data} />,
};
