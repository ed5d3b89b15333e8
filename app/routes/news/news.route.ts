import { latest } from "#app/lib/list/latest.ts";
import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import * as words from "#words/pages/news.ts";
import { pageLabels } from "#words/page-labels.ts";
import { posterSheets } from "./poster-sheets.ts";
import { shapeNews } from "./shape-news.ts";
import { yearOf } from "#app/domain/dates/day-steps.ts";
import { defineRoute, optionalPage } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import { newsCard } from "#app/share/news-card.ts";

export const route = defineRoute({
  name: "news",
  pages: optionalPage("news"),
  load({ content }) {
    const { site } = content;
    const posters = posterSheets(content);
    const empty = emptySheet();
    const oldest = Math.min(...content.news.map(({ date }) => yearOf(date)));
    const news = shapeNews(content, (id) => posters.get(id)?.href ?? "");
    return {
      head: {
        feeds: ["news"],
        title: titleWith(site, pageLabels.news),
        description: words.description(site.teamName, clubInWords(site), oldest),
      },
      data: { ...news, empty: empty.href },
      sheets: [
        ...Array.from(posters, ([id, sheet]) =>
          Object.assign({ inline: id === news.fallback.id }, sheet),
        ),
        empty,
      ],
      art: [news.fallback.posters],
      pictures: ["photos-"],
      newest: latest(content.news.map(({ date }) => date)),
      card: newsCard(content),
    };
  },
});
