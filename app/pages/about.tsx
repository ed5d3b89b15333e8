import { About } from "#app/features/about/About.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./about.data.ts";
import { data as photographs } from "./about-photographs.data.ts";

export const page: Page = {
  title: "About Us · Rival Ultimate",
  description:
    "Meet Rival, a women’s club ultimate team from Michigan and Ohio: how it began, what it stands for, how to get in touch, and its sponsors.",
  art: [data.team.sheet],
  photographs,
  View: () => <About {...data} />,
};
