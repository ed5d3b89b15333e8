import type { Award, Draft } from "#app/content/content.ts";
import { awardsFile } from "#app/content/files.ts";
import { award as awardSchema } from "#app/content/schema/badge-quest.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addRows } from "#app/content/writing/list-entries.ts";
import { countBy } from "#app/lib/list.ts";
import { badgeNames, findKey, playerNames } from "#scripts/captain/find-key.ts";
import type { Texts } from "#scripts/captain/propose.ts";
import type { Rows } from "./tables.ts";

const columns = Object.keys(awardSchema.shape);

function listCells(award: Award): string[] {
  const cells: Readonly<Record<string, string | undefined>> = award;
  return columns.map((column) => cells[column] ?? "");
}

const rowOf = (award: Award) => listCells(award).join();

/** Adds awards to the logs of their years. Rows that a log already has are skipped, each as often as the log has it. */
export function addAwards({ rows, refuse }: Rows<Award>, draft: Draft, texts: Texts): Texts {
  const changed = new Map(texts);
  const [badges, players] = [badgeNames(draft), playerNames(draft)];
  const logged = [...draft.badgeQuest.editions.values()].flatMap(({ awards }) => awards);
  const unmatched = countBy(logged, rowOf);
  for (const [index, award] of rows.entries()) {
    const badge = findKey(award.badge, badges, "badge");
    const player = findKey(award.player, players, "player");
    if (badge.key === undefined) refuse(index, "badge", badge.cause, badge.remedy);
    if (player.key === undefined) refuse(index, "player", player.cause, player.remedy);
    if (badge.key === undefined || player.key === undefined) continue;
    const added = { ...award, badge: badge.key, player: player.key };
    const count = unmatched.get(rowOf(added)) ?? 0;
    if (count > 0) {
      unmatched.set(rowOf(added), count - 1);
      continue;
    }
    const file = awardsFile(Number(award.date.slice(0, 4)));
    const log = changed.get(file) ?? `${columns.join()}\n`;
    changed.set(
      file,
      editStored(log, (text) => addRows(text, [listCells(added)])),
    );
  }
  return changed;
}
