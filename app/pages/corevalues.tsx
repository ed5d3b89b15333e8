import { CoreValues } from "#app/features/core-values/CoreValues.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./corevalues.data.ts";

export const page: Page = {
  title: "Core Values · Rival Ultimate",
  description:
    "Brain, Effort, Skill and Character are what Rival stands for. Move four sliders and see how the four core values overlap.",
  art: [data.artwork],
  View: () => <CoreValues {...data} />,
};
