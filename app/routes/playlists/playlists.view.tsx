import type { ComponentProps } from "react";
import { PlaylistsPage } from "./PlaylistsPage.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof PlaylistsPage>> = {
  standsAlone: true,
  Page: ({ data }) => <PlaylistsPage {...data} />,
};
