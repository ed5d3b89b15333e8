import { badgeSheet } from "#app/art/badge/badge.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import { drawBusts } from "#app/entities/person/busts.ts";
import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useDataFile, useSheet, useSources } from "#app/islands/rendering.ts";
import type { BadgeQuest } from "./BadgeQuest.island.tsx";
import { everybodyIn, listShownEditions, shapeQuest } from "./shape-quest.ts";

/** The awards of Badge Quest: the current edition in the document, the others in a file beside it. */
export function Page() {
  const { record } = useSources();
  const addSheet = useAddSheet();
  const quests = listShownEditions(record).map((edition) => {
    const { year, season } = edition;
    const busts = addSheet(drawBusts(record, year, season, everybodyIn(edition, season)));
    return Object.assign(shapeQuest(record, edition), { busts });
  });
  const [first, ...otherQuests] = quests;
  if (first === undefined) throw new RangeError("Badge Quest shows an edition without a roster.");
  const inUse = new Set(record.editions.flatMap(({ activated }) => activated));
  const badges = [...record.badges.values()].filter((badge) => inUse.has(badge));
  return (
    <Island<typeof BadgeQuest>
      name="badgequest/BadgeQuest.island"
      when="load"
      props={{
        first,
        editions: quests.map(({ year, title, awards }) => ({ year, title, badges: awards.length })),
        othersFile: useDataFile("badgequest", otherQuests),
        values: record.badgeValues,
        formerIds: mapFormerIds([...record.people.values()]),
        tokenSheet: useSheet(badgeSheet("badges", badges)),
      }}
      photographPrefixes={[...quests.map(({ year }) => `busts-${year}-`), "badge-"]}
    />
  );
}
