import type { ComponentProps } from "react";
import { BadgeQuest } from "./BadgeQuest.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof BadgeQuest>> = {
  Page: ({ data }) => <BadgeQuest {...data} />,
};
