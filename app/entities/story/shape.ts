import { newestFirst } from "#app/domain/dates/newest-first.ts";
import type { NewsItem } from "#app/record/record.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";

/** A story for its card. */
export interface Story {
  readonly title: string;
  /** Language of the title, if it differs from the club's texts. */
  readonly language?: string;
  readonly link: string;
  readonly date: Day;
  /** "August 15, 2022" */
  readonly longDate: string;
  readonly author: string;
  /** Whether it is a video; otherwise it is an article. */
  readonly video?: true;
}

function shapeStory({ title, language, link, date, author, type }: NewsItem): Story {
  const ofTitle = language === undefined ? {} : { language };
  const story = { title, ...ofTitle, link, date, longDate: longDate(date), author };
  return type === "VIDEO" ? { ...story, video: true } : story;
}

/** Stories for display, newest first. */
export function shapeStories(news: readonly NewsItem[]): Story[] {
  return newestFirst(news, ({ date }) => date).map(shapeStory);
}
