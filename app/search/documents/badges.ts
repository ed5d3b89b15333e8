import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { fullName } from "#app/domain/full-name.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { ClubRecord, Edition, QuestHistory, Season } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { pageLabel, paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import { editionName } from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";
import { highest, joinFacts } from "./facts.ts";

/** "Ada Alder with 12", from the log, else from the published totals. */
function leadersOf(edition?: Edition, published?: QuestHistory): string[] {
  const earned = countBy(edition?.awards ?? [], ({ person }) => person);
  const leaders = highest([...earned], ([, badges]) => badges);
  if (leaders.length > 0)
    return leaders.map(([{ name }, badges]) => `${fullName(name)} with ${badges}`);
  const places = published?.leaders ?? [];
  return places.filter(({ place }) => place === 1).map(({ person }) => fullName(person.name));
}

/** A season's edition of Badge Quest with its leaders. */
function editionDocument(
  { year, editions: [edition], history: [published] }: Season,
  record: ClubRecord,
): SearchDocument[] {
  const badges = published?.totalBadges ?? edition?.awards.length ?? 0;
  if (badges === 0) return [];
  const leaders = leadersOf(edition, published);
  return [
    {
      kind: "facts",
      title: editionName(pageLabel("badgequest", record.club.parts, ""), year),
      note: joinFacts(counts.badges(badges), leaders.length > 0 && `most: ${enumerate(leaders)}`),
      href: `${paths.season({ year })}#quest`,
      names: [edition?.title ?? [], published?.title ?? []].flat(),
      keywords: "quest badges most leader leads winner champion won top edition rbq",
      year,
    },
  ];
}

function howOften(times: number): string {
  if (times === 0) return "not earned in any edition on record";
  return times === 1 ? "earned once" : `earned ${times} times`;
}

/** All badges, the most earned first, and each season's edition with its leaders. */
export function badgeDocuments(record: ClubRecord): SearchDocument[] {
  const badges = sortedBy([...record.badges.values()], ({ awards }) => -awards.length);
  return [
    ...badges.map(({ id, title, value, awards }): SearchDocument => ({
      kind: "badges",
      title,
      note: joinFacts(value, howOften(awards.length)),
      href: paths.badge({ slug: badgeSlug(id) }),
      keywords: "badge award quest earn",
      drawing: { sheet: "badges", id: badgeSlug(id) },
    })),
    ...(hasPage(record, "badgequest")
      ? record.seasons.flatMap((season) => editionDocument(season, record))
      : []),
  ];
}
