import type { View } from "#app/page/view.ts";
import type { JoinData } from "./join-data.ts";
import { JoinPage } from "./JoinPage.tsx";

export const view: View<JoinData> = {
  Page: ({ data }) => <JoinPage data={data} />,
};
