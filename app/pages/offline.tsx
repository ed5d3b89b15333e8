import { OfflinePage } from "#app/features/offline/OfflinePage.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./offline.data.ts";

export const page: Page = {
  title: "You are offline · Rival Ultimate",
  description: "This page is not stored on this device.",
  art: [data.picture],
  View: () => <OfflinePage {...data} />,
};
