import type { View } from "#app/page/view.ts";
import { BadgePage } from "./BadgePage.tsx";
import type { BadgeData } from "./badge-data.ts";

export const view: View<BadgeData> = {
  Page: ({ data }) => <BadgePage data={data} />,
};
