import type { View } from "#app/page/view.ts";
import { OpponentPage } from "./OpponentPage.tsx";
import type { OpponentData } from "./opponent-data.ts";

export const view: View<OpponentData> = {
  Page: ({ data }) => <OpponentPage data={data} />,
};
