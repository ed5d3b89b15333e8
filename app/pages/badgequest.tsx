import type { ComponentProps } from "react";
import { BadgeQuest } from "#app/features/badge-quest/BadgeQuest.tsx";
import type { View } from "#app/page/view.ts";

export const view: View<ComponentProps<typeof BadgeQuest>> = {
  Page: ({ data }) => <BadgeQuest {...data} />,
};
