import { badgeSymbol } from "#app/art/badge/badge.ts";
import { bustSheet } from "#app/art/bust/bust.ts";
import { joinSheet } from "#app/art/join/join-picture.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { defaultTeam } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { lastDay } from "#app/domain/tryouts.ts";
import { defineRoute } from "#app/page/route.ts";
import { clubInWords, titleWith } from "#app/page/titles.ts";
import type { Sources } from "#app/page/sources.ts";
import { joinCard } from "#app/share/join-card.ts";
import * as club from "#words/club.ts";
import * as words from "#words/pages/join.ts";
import { shapeJoin } from "./shape-join.ts";
import { popularBadges, shownEdition } from "./shape-quest.ts";
import type { View } from "./View.tsx";

/** The pictures: the head's stands in the document, the others in files. */
function drawJoin({ content, record }: Sources) {
  const { site } = content;
  const { tryouts } = site;
  const states = [
    ...(tryouts === undefined ? [] : ["open" as const]),
    ...(tryouts === undefined || lastDay(tryouts) !== undefined ? ["quiet" as const] : []),
  ];
  const picture = joinSheet(states);
  const { roster, people } = defaultTeam(content);
  const busts = bustSheet(seasonsInPrint(content)(roster.year), people);
  const edition = shownEdition(content, record);
  const tokens = edition === undefined ? [] : popularBadges(edition).first;
  const badges = makeSheet(
    "join-badges",
    tokens.map(({ badge }) => badgeSymbol(badge)),
  );
  const plates = sponsorSheet(site.sponsors.map(({ name }) => name));
  return { picture, busts, badges, plates };
}

export const route = defineRoute<"join", typeof View>({
  load(sources) {
    const { content, record } = sources;
    const { site } = content;
    const { picture, busts, badges, plates } = drawJoin(sources);
    const tryouts =
      site.tryouts === undefined ? words.noTryoutsInDescription : site.tryouts.callout;
    return {
      head: {
        title: titleWith(site, words.join(site.teamName)),
        description: words.description(
          site.teamName,
          clubInWords(site, club.ultimateTeam),
          tryouts,
        ),
      },
      data: {
        ...shapeJoin(content, record),
        art: {
          picture: picture.href,
          busts: busts.href,
          badges: badges.href,
          plates: plates.href,
        },
      },
      sheets: [{ ...picture, inline: true }, busts, badges, plates],
      art: [picture.href],
      pictures: ["sponsors-", `busts-${defaultTeam(content).roster.year}`, "badge-"],
      card: joinCard(site),
    };
  },
});
