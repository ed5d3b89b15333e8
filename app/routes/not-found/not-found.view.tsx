import type { ComponentProps } from "react";
import { NotFound } from "./NotFound.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof NotFound>> = {
  Page: ({ data }) => <NotFound {...data} />,
};
