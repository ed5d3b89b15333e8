import type { ComponentProps } from "react";
import { Roster2019 } from "./Roster2019.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof Roster2019>> = {
  standsAlone: true,
  Page: ({ data }) => <Roster2019 {...data} />,
};
