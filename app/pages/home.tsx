import { Home } from "#app/features/home/Home.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./home.data.ts";

export const page: Page = {
  title: "Rival Ultimate · women’s club ultimate from Michigan and Ohio",
  description:
    "Rival is a women’s club ultimate team from Michigan and Ohio, founded in 2015. Seasons, rosters, results, news and tryouts.",
  art: [data.hero],
  View: () => <Home {...data} />,
};
