import type { ComponentProps } from "react";
import { OfflinePage } from "./OfflinePage.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof OfflinePage>> = {
  Page: ({ data }) => <OfflinePage {...data} />,
};
