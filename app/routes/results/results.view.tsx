import type { ComponentProps } from "react";
import { ResultsPage } from "./ResultsPage.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof ResultsPage>> = {
  Page: ({ data }) => <ResultsPage {...data} />,
};
