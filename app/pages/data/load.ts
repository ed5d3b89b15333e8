import { longDate } from "#app/domain/dates/written-dates.ts";
import { tableFiles, type TableFiles } from "#app/outputs/open-data/data-files.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { enumerate, inThousands } from "#words/grammar.ts";

const FEEDS = ["news", "results"] as const;

/** Names of the club's feeds. */
export const listFeeds = (record: ClubRecord) => FEEDS.filter((name) => hasPage(record, name));

/** "207 rows, newest October 2, 2022, 44 KB" */
export function describeTable({ rows, newest = "", json }: TableFiles): string {
  const day = newest.includes("-") ? longDate(newest) : newest;
  const bytes = new TextEncoder().encode(json).length;
  const size = bytes < 1000 ? `${bytes} B` : `${Math.round(bytes / 1000)} KB`;
  return `${inThousands(rows.length)} rows, ${day === "" ? "" : `newest ${day}, `}${size}`;
}

export const route = definePage<"data">({
  load({ record }) {
    const { club } = record;
    const names = enumerate(tableFiles(record).map(({ name }) => name));
    return {
      head: {
        title: titleWith(club, pageLabels.data),
        description: `The record of ${club.teamName} to download: ${names}, as JSON and CSV; calendars and feeds to follow; the season’s record to embed.`,
        feeds: listFeeds(record),
      },
      card: nameCard(club, pageLabels.data),
    };
  },
});
