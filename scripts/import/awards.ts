import type { Award, Draft } from "#app/content/content.ts";
import { awardsFile } from "#app/content/files.ts";
import { award as awardSchema } from "#app/content/schema/badge-quest.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addRows } from "#app/content/writing/list-entries.ts";
import { countBy, groupBy } from "#app/lib/list.ts";
import type { Texts } from "#scripts/captain/content-texts.ts";
import { badgeNames, findKey, playerNames } from "#scripts/captain/find-key.ts";
import type { Line } from "./tables.ts";

const columns = Object.keys(awardSchema.shape);

const rowOf = (award: Award) => {
  const cells: Readonly<Record<string, string | undefined>> = award;
  return columns.map((column) => cells[column] ?? "");
};

/** Adds awards to the logs of the years in which they were earned. Those that are already there stay once. */
export function addAwards(rows: readonly Line<Award>[], draft: Draft, texts: Texts): Texts {
  const changed = new Map(texts);
  const [badges, players] = [badgeNames(draft), playerNames(draft)];
  const awards = rows.map(({ line: _, badge, player, ...award }) => ({
    ...award,
    badge: findKey(badge, badges, "badge"),
    player: findKey(player, players, "player"),
  }));
  for (const [year, ofYear] of groupBy(awards, ({ date }) => Number(date.slice(0, 4)))) {
    const logged = draft.badgeQuest.editions.get(year)?.awards ?? [];
    const left = countBy(logged, (award) => rowOf(award).join());
    const fresh = ofYear.map(rowOf).filter((row) => {
      const count = left.get(row.join()) ?? 0;
      left.set(row.join(), count - 1);
      return count <= 0;
    });
    const log = changed.get(awardsFile(year)) ?? `${columns.join()}\n`;
    changed.set(
      awardsFile(year),
      editStored(log, (text) => addRows(text, fresh)),
    );
  }
  return changed;
}
