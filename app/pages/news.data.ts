import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { ArtFile } from "#app/entry-server.tsx";
import { posterSheets } from "#app/features/news/poster-sheets.ts";
import { shapeNews } from "#app/features/news/shape-news.ts";

const content = loadContent();
const posters = posterSheets(content);
const empty = emptySheet();

export const data = {
  ...shapeNews(content, (id) => posters.get(id)?.href ?? ""),
  empty: empty.href,
};

export const sheets: readonly ArtFile[] = [
  ...[...posters].map(([id, sheet]) => Object.assign({ inline: id === data.fallback.id }, sheet)),
  empty,
];
