import { heroSheet } from "#app/art/hero/hero.ts";
import { sponsorSheet } from "#app/art/plate/plate.ts";
import { posterSheet } from "#app/art/poster/posters.ts";
import { brandId } from "#app/domain/ids.ts";
import { clubMark } from "#app/domain/marks.ts";
import { picturedStates } from "#app/domain/fifty-plates.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { pageLabel } from "#app/routes/paths.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { defineRoute } from "#app/routes/route.ts";
import { clubInWords } from "#app/routes/titles.ts";
import { homeCard } from "#app/outputs/share/home-card.ts";
import { drawCrests } from "#app/art/crest/crest.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Badge, ClubRecord } from "#app/record/record.ts";
import * as clubWords from "#words/club.ts";
import * as words from "#words/pages/home.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { shapeHome } from "./shape-home.ts";
import type { DayData } from "./shape-day.ts";
import type { View } from "./View.tsx";

/** Crests of the opponents that Home may list on any day. */
function dayArt({ events, last }: DayData, { opponents }: ClubRecord): Sheet {
  const games = [...events, ...(last === undefined ? [] : [last])].flatMap((event) => event.games);
  const teams = new Set(games.flatMap((game) => (game.kind === "undecided" ? [] : game.opponent)));
  return makeSheet("day", drawCrests([...opponents.values()].filter(({ id }) => teams.has(id))));
}

/** "Seasons, rosters, results, news and tryouts", without parts that the club lacks. */
function listContents(record: ClubRecord): string {
  return enumerate([
    words.seasons,
    words.rosters,
    ...(hasPage(record, "results") ? [words.results] : []),
    ...(hasPage(record, "news") ? [words.news] : []),
    ...(record.club.tryouts === undefined ? [] : [words.tryouts]),
  ]);
}

/** The badges on the poster of the shown edition. */
function posterBadges({ badges, shownEdition }: ClubRecord): readonly Badge[] {
  const { poster = [], activated = [] } = shownEdition ?? {};
  return poster.length === 0 ? activated : poster.flatMap((key) => badges.get(brandId(key)) ?? []);
}

export const route = defineRoute<"home", typeof View>({
  load(sources) {
    const { record } = sources;
    const { club } = record;
    const hero = heroSheet(clubMark(record), club.founding.year);
    const year = newestYear(record.playlists);
    const posters = posterSheet({
      badges: posterBadges(record),
      plates: picturedStates(club.founding.regions, record.states).map(({ code }) => code),
      values: club.coreValues.length,
      titles: {
        badgequest: pageLabel("badgequest", club.parts),
        fiftyplates: pageLabel("fiftyplates", club.parts),
        corevalues: pageLabel("corevalues", club.parts),
        playlists: pageLabel("playlists", club.parts, String(year ?? "")),
      },
    });
    const home = shapeHome(sources);
    const plates = sponsorSheet(club.sponsors.map(({ name }) => name));
    const day = dayArt(home.day, record);
    return {
      head: {
        title: `${club.name} · ${clubInWords(club)}`,
        description: words.description(
          club.teamName,
          clubInWords(club, clubWords.ultimateTeam),
          club.founding.year,
          listContents(record),
        ),
      },
      data: {
        ...home,
        hero: hero.href,
        posterArt: posters.href,
        dayArt: day.href,
        plates: plates.href,
      },
      sheets: [{ ...hero, isInline: true }, posters, day, plates],
      pictures: ["crest-", "sponsors-"],
      card: homeCard(record),
    };
  },
});
