import { NotFound } from "#app/features/not-found/NotFound.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./not-found.data.ts";

export const page: Page = {
  title: "Out of bounds · Rival Ultimate",
  description: "There is no page at this address.",
  art: [data.picture],
  View: () => <NotFound {...data} />,
};
