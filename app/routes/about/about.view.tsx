import type { ComponentProps } from "react";
import { About } from "./About.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof About>> = {
  Page: ({ data }) => <About {...data} />,
};
