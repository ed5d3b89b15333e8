import type { NewsItem } from "#app/content/content.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";

/** A story as its card shows it. */
export interface Story {
  readonly title: string;
  /** Of the title, if it is not that of the club's texts. */
  readonly language?: string;
  readonly link: string;
  readonly date: Day;
  /** "August 15, 2022" */
  readonly longDate: string;
  readonly author: string;
  /** A video; all others are articles. */
  readonly video?: true;
}

/** A story as its card shows it. */
export function shapeStory({ title, language, link, date, author, type }: NewsItem): Story {
  const ofTitle = language === undefined ? {} : { language };
  const story = { title, ...ofTitle, link, date, longDate: longDate(date), author };
  return type === "VIDEO" ? { ...story, video: true } : story;
}
