import { News } from "#app/features/news/News.tsx";
import type { Page } from "#app/page.ts";
import { data } from "./news.data.ts";
import { data as photographs } from "./news-photographs.data.ts";

async function loadArchive() {
  return (await import("./news-archive.data.ts")).data;
}

export const page: Page = {
  title: "News · Rival Ultimate",
  description:
    "Articles and videos about Rival, women’s club ultimate from Michigan and Ohio: tournament previews, recaps and games of every season since 2015.",
  photographs,
  View: () => <News {...data} loadArchive={loadArchive} />,
};
