import { isBeyondDefault } from "#app/domain/seasons/season-filter.ts";
import { News } from "#app/features/news/News.tsx";
import { pageTitle } from "#app/features/news/news-title.ts";
import { archiveOf } from "#app/lib/archive/archive.ts";
import type { Page } from "#app/page.ts";
import { data } from "./news.data.ts";
import { data as photographs } from "./news-photographs.data.ts";

const archive = archiveOf(async () => (await import("./news-archive.data.ts")).data);

export const page: Page = {
  title: pageTitle,
  description:
    "Articles and videos about Rival, women’s club ultimate from Michigan and Ohio: tournament previews, recaps and games of every season since 2015.",
  art: [data.fallback.posters],
  photographs,
  fetchAhead: (read) =>
    isBeyondDefault(data.seasons, data.fallback.id, read) ? archive.fetchAhead() : undefined,
  View: () => <News {...data} archive={archive} />,
};
