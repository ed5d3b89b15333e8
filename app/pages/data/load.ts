import { tableFiles } from "#app/outputs/open-data/data-files.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { enumerate } from "#words/grammar.ts";

const FEEDS = ["news", "results"] as const;

/** Names of the club's feeds. */
export const listFeeds = (record: ClubRecord) => FEEDS.filter((name) => hasPage(record, name));

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
