import type { ComponentProps } from "react";
import { News } from "./News.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof News>> = {
  Page: ({ data }) => <News {...data} />,
};
