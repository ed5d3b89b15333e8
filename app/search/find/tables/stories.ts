import { getYear } from "#app/domain/dates/day.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { type Prepared, prepare } from "#app/search/find/prepare.ts";
import type { Findable, NewsEntry } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import { answerHit, meetsDates, filterKind, type Table, whenText } from "./table.ts";

type StoryRow = Prepared & { readonly entry: NewsEntry };

const rows = onceFor((findable: Findable): readonly StoryRow[] =>
  filterKind(prepare(findable), "news"),
);

/** Stories by day, and videos by year or name. */
export const storyTable: Table<StoryRow> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ entry }, { years }) => years.includes(getYear(entry.date)),
    dates: ({ entry }, question) => meetsDates([entry.date], question),
    stories: () => true,
    videos: ({ entry }) => entry.isVideo === true,
  },
  isAsked: ({ asks, dates, years, names }) =>
    asks.has("videos")
      ? dates.length + years.length + names.length > 0
      : asks.has("stories") && dates.length > 0,
  hits: (met) => met.map(({ entry, year }) => answerHit(entry, year)),
  no: (question, named) =>
    named.words.length > 0
      ? undefined
      : words.no.stories(
          question.asks.has("videos") ? words.videos : words.news,
          whenText(question),
        ),
};
