import type { NewsItem } from "#app/content/content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import { paths } from "#app/paths.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { AwardRow, BadgeRow, NewsRow } from "./rows.ts";

export function badgeRows({ badges }: ClubRecord): BadgeRow[] {
  return Array.from(badges.values(), ({ id, title, value, rule, maker, editions }) => ({
    id,
    title,
    value,
    rule,
    createdBy: maker?.id,
    editions: editions.map(({ year }) => year),
    page: paths.badge({ slug: badgeSlug(id) }),
  }));
}

/** The awards of all editions with a log, in order of entry. */
export function awardRows({ editions }: ClubRecord): AwardRow[] {
  return editions.flatMap(({ awards }) =>
    awards.map(({ edition, badge, person, date, time, zone, note }) => ({
      edition: edition.year,
      badge: badge.id,
      player: person.id,
      date,
      time,
      zone,
      note,
    })),
  );
}

export function newsRows(news: readonly NewsItem[]): NewsRow[] {
  return news.map(({ date, title, author, type, link, tournament }) => ({
    date,
    title,
    author,
    type,
    link,
    tournament,
  }));
}
