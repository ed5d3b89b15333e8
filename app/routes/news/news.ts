import type { Story } from "#app/page/story/story.ts";

export interface NewsSeason {
  id: string;
  name: string;
  year: number;
  /** Address of the sheet of its posters. */
  posters: string;
}

/** Data of the news page. */
export interface NewsContent {
  /** Newest first. */
  seasons: readonly NewsSeason[];
  /** The season that is shown where the address names none. */
  fallback: NewsSeason;
  /** Address of the sheet of posters for all seasons. */
  allPosters: string;
  /** Of all seasons, newest first. */
  stories: readonly Story[];
}
