import type { ComponentProps } from "react";
import { CoreValues } from "./CoreValues.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof CoreValues>> = {
  Page: ({ data }) => <CoreValues {...data} />,
};
