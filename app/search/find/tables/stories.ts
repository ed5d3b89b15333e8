import type { Findable, NewsEntry } from "#app/search/search-data.ts";
import * as words from "#words/answers.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { getYear } from "#app/domain/dates/day.ts";
import { type Prepared, prepare } from "#app/search/find/prepare.ts";
import { answerHit, meetsDates, preparedOf, type Table, whenText } from "./table.ts";

type StoryRow = Prepared & { readonly entry: NewsEntry };

const rows = onceFor((findable: Findable): readonly StoryRow[] =>
  preparedOf(prepare(findable), "news"),
);

/** Stories by day. */
export const storyTable: Table<StoryRow> = {
  rows,
  words: ({ words: own }) => own,
  meets: {
    years: ({ entry }, { years }) => years.includes(getYear(entry.date)),
    dates: ({ entry }, question) => meetsDates([entry.date], question),
  },
  isAsked: ({ dates }) => dates.length > 0,
  hits: (met) => met.map(({ entry, year }) => answerHit(entry, year)),
  no: (question) => words.no.stories(whenText(question)),
};
