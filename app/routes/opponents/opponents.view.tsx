import type { View } from "#app/page/view.ts";
import { OpponentsPage } from "./OpponentsPage.tsx";
import type { OpponentsData } from "./opponents-data.ts";

export const view: View<OpponentsData> = {
  Page: ({ data }) => <OpponentsPage data={data} />,
};
