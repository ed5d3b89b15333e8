import type { ComponentProps } from "react";
import { FiftyPlates } from "./FiftyPlates.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof FiftyPlates>> = {
  Page: ({ data }) => <FiftyPlates {...data} />,
};
