import type { Story } from "#app/pages/shared/story/story.ts";

export interface NewsSeason {
  id: string;
  name: string;
  year: number;
  /** URL of the sheet with its posters. */
  posters: string;
}

/** Data of the news page. */
export interface NewsContent {
  /** Newest first. */
  seasons: readonly NewsSeason[];
  /** The default season. */
  fallback: NewsSeason;
  /** URL of the sheet with posters of all seasons. */
  allPosters: string;
  /** Of all seasons, newest first. */
  stories: readonly Story[];
}
