import { loadContent } from "#app/content/.server/load-content.ts";
import { shapeArchive } from "#app/features/news/shape-news.ts";

/** The stories of all seasons; fetched when the visitor reaches for them. */
export const data = shapeArchive(loadContent());
