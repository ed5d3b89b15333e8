import type { ComponentProps } from "react";
import { Home } from "./Home.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof Home>> = {
  Page: ({ data }) => <Home {...data} />,
};
