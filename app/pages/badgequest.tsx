import { BadgeQuest } from "#app/features/badge-quest/BadgeQuest.tsx";
import { pageTitle } from "#app/features/badge-quest/quest-title.ts";
import { archiveOf } from "#app/lib/archive/archive.ts";
import type { Page } from "#app/page.ts";
import { data } from "./badgequest.data.ts";
import { data as photographs } from "./badgequest-photographs.data.ts";

const { quest, art } = data;

const book = archiveOf(async () => {
  const [{ logBook }, log] = await Promise.all([
    import("#app/features/badge-quest/log-book.ts"),
    import("./badgequest-log.data.ts"),
  ]);
  return logBook(log.data);
});

export const page: Page = {
  title: pageTitle(quest),
  description: `Leaderboard, team stats and all ${quest.badges.length} badges of ${quest.title}: ${quest.total} badges earned by ${quest.people.length} people of Rival Ultimate.`,
  art: [art.badges, art.busts],
  photographs,
  fetchAhead: (read) =>
    read("view") !== undefined || read("tab") === "details" ? book.fetchAhead() : undefined,
  View: () => <BadgeQuest quest={quest} art={art} book={book} />,
};
