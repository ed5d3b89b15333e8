import { heroSheet } from "#app/art/hero/hero.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { posterSheet } from "#app/art/poster/posters.ts";
import { markName } from "#app/domain/marks.ts";
import { picturedStates } from "#app/domain/fifty-plates.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { pageLabel } from "#app/routes/paths.ts";
import type { Badge, Content } from "#app/content/content.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords } from "#app/routes/titles.ts";
import { homeCard } from "#app/outputs/share/home-card.ts";
import { crest } from "#app/art/crest/crest.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { ClubRecord } from "#app/record/record.ts";
import * as club from "#words/club.ts";
import * as words from "#words/pages/home.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { shapeHome } from "./shape-home.ts";
import type { DayData } from "./shape-day.ts";
import type { View } from "./View.tsx";

/** Crests of the opponents that Home may list on any day. */
function dayArt({ events, last }: DayData, { opponents }: ClubRecord): Sheet {
  const games = [...events, ...(last === undefined ? [] : [last])].flatMap((one) => one.games);
  const teams = new Set(
    games.flatMap((game) => (game.kindOf === "undecided" ? [] : game.opponent)),
  );
  return makeSheet(
    "day",
    [...opponents.values()]
      .filter(({ id }) => teams.has(id))
      .map((opponent) => ({
        id: `team-${opponent.id}`,
        viewBox: "-3 -3 106 106",
        markup: crest(opponent),
      })),
  );
}

/** "Seasons, rosters, results, news and tryouts", without parts that the club lacks. */
function contents(content: Content): string {
  return enumerate([
    words.seasons,
    words.rosters,
    ...(hasPage(content, "results") ? [words.results] : []),
    ...(hasPage(content, "news") ? [words.news] : []),
    ...(content.site.tryouts === undefined ? [] : [words.tryouts]),
  ]);
}

/** The badges on the poster of the shown edition. */
function posterBadges({ badgeQuest: { badges, editions }, site }: Content): readonly Badge[] {
  const { poster = [], activated = [] } = editions.get(site.badgeQuest?.edition ?? 0) ?? {};
  const keys = poster.length > 0 ? poster : activated;
  return keys.flatMap((key) => badges.get(key) ?? []);
}

export const route = defineRoute<"home", typeof View>({
  load(sources) {
    const { content, record } = sources;
    const { site } = content;
    const hero = heroSheet(markName(site), site.founding.year);
    const year = newestYear(content.playlists);
    const posters = posterSheet({
      badges: posterBadges(content),
      plates: picturedStates(site.founding.regions, content.states).map(({ code }) => code),
      values: content.coreValues.length,
      titles: {
        badgequest: pageLabel("badgequest", site.parts),
        fiftyplates: pageLabel("fiftyplates", site.parts),
        corevalues: pageLabel("corevalues", site.parts),
        playlists: pageLabel("playlists", site.parts, String(year ?? "")),
      },
    });
    const home = shapeHome(sources);
    const plates = sponsorSheet(site.sponsors.map(({ name }) => name));
    const day = dayArt(home.day, record);
    return {
      head: {
        title: `${site.name} · ${clubInWords(site)}`,
        description: words.description(
          site.teamName,
          clubInWords(site, club.ultimateTeam),
          site.founding.year,
          contents(content),
        ),
      },
      data: {
        ...home,
        hero: hero.href,
        posterArt: posters.href,
        dayArt: day.href,
        plates: plates.href,
      },
      sheets: [{ ...hero, inline: true }, posters, day, plates],
      pictures: ["crest-", "sponsors-"],
      art: [hero.href],
      card: homeCard(record.club),
    };
  },
});
