import type { View } from "#app/page/view.ts";
import type { OpenData } from "./data-data.ts";
import { DataPage } from "./DataPage.tsx";

export const view: View<OpenData> = {
  Page: ({ data }) => <DataPage data={data} />,
};
