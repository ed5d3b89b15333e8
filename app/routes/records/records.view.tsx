import type { View } from "#app/page/view.ts";
import { RecordsPage } from "./RecordsPage.tsx";
import type { RecordsData } from "./records-data.ts";

export const view: View<RecordsData> = {
  Page: ({ data }) => <RecordsPage data={data} />,
};
