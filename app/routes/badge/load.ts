import { latest } from "#app/lib/list.ts";
import { badge as drawBadge } from "#app/art/badge/badge.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { teamOf } from "#app/art/season/person.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Content } from "#app/content/content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import type { Badge } from "#app/record/record.ts";
import { questEdition } from "#app/record/figures.ts";
import { badgeCard } from "#app/share/badge-card.ts";
import * as words from "#words/pages/badge.ts";
import { shapeBadge } from "./shape-badge.ts";
import type { View } from "./View.tsx";

/** The busts of each edition in which somebody earned it, by year: the same sheets that the roster shows. */
function drawEarners(content: Content, badge: Badge): [year: number, Sheet][] {
  const printed = seasonsInPrint(content);
  const earned = new Set(badge.awards.map(({ edition }) => edition));
  return Array.from(earned).flatMap(({ year, season }) => {
    const roster = content.rosters.find((one) => one.year === season?.year);
    if (roster === undefined) return [];
    return [[year, bustSheet(printed(roster.year), teamOf(roster, content.players))]];
  });
}

export const route = defineRoute<"badge", typeof View>({
  pages: ({ record }) => Array.from(record.badges.values(), ({ id }) => ({ slug: badgeSlug(id) })),
  load({ content, record }, { slug }) {
    const badge = [...record.badges.values()].find(({ id }) => badgeSlug(id) === slug);
    if (badge === undefined) throw new RangeError(`There is no badge ${slug}.`);
    const { site } = content;
    const token = makeSheet(`badge-page-${slug}`, [
      { id: "token", viewBox: "0 0 100 100", markup: drawBadge(badge) },
    ]);
    const busts = drawEarners(content, badge);
    const shaped = shapeBadge(badge, record, content.badgeQuest.values);
    const earned = shaped.editions.map(({ year, note }) => `${year}: ${note}`).join("; ");
    const inQuest = badge.editions
      .flatMap((edition) => questEdition(edition, site.badgeQuest?.edition) ?? [])
      .at(-1);
    return {
      head: {
        title: titleWith(site, words.aBadge(badge.title)),
        description: words.description(
          badge.title,
          badge.value,
          badge.rule,
          earned === "" ? words.notLogged(badge.editions.map(({ year }) => year)) : earned,
        ),
      },
      data: {
        ...shaped,
        inQuest,
        // The edge of the token says its value: it must stand out from the ground.
        ground: badge.ink === "e" || badge.ink === "g" ? ("k" as const) : ("g" as const),
        art: {
          token: token.href,
          busts: Object.fromEntries(busts.map(([year, { href }]) => [year, href])),
        },
      },
      sheets: [{ ...token, inline: true }, ...busts.map(([, sheet]) => sheet)],
      art: [token.href],
      pictures: [`badge-${slug}`],
      newest: latest(badge.awards.map(({ date }) => date)),
      card: badgeCard(site, badge),
    };
  },
});
