import { badgesInUse } from "#app/content/checks/badge-quest/badges-in-use.ts";
import { captainsOnRoster } from "#app/content/checks/record/captains-on-roster.ts";
import type { Check } from "./check.ts";
import { claimsOnce } from "#app/content/checks/fifty-plates/claims-once.ts";
import { clubColours } from "./club-colours.ts";
import { creditLimits } from "#app/content/checks/badge-quest/credit-limits.ts";
import { dancingGroups } from "#app/content/checks/badge-quest/dancing-groups.ts";
import { fabFive } from "#app/content/checks/badge-quest/fab-five.ts";
import { gamesInOrder } from "#app/content/checks/record/games-in-order.ts";
import { gamesInTournament } from "#app/content/checks/record/games-in-tournament.ts";
import { groupsOnce } from "#app/content/checks/badge-quest/groups-once.ts";
import { hiddenNames } from "./hidden-names.ts";
import { historyTotals } from "#app/content/checks/badge-quest/history-totals.ts";
import { linkedPages } from "./linked-pages.ts";
import { peopleOnRoster } from "#app/content/checks/record/people-on-roster.ts";
import { platesNamed } from "#app/content/checks/fifty-plates/plates-named.ts";
import { playlistShelves } from "./playlist-shelves.ts";
import { references } from "./references.ts";
import { repeatedAwards } from "#app/content/checks/badge-quest/repeated-awards.ts";
import { repeatedGames } from "#app/content/checks/record/repeated-games.ts";
import { repeatedNames } from "./repeated-names.ts";
import { repeatedNews } from "./repeated-news.ts";
import { seasonRecord } from "#app/content/checks/record/season-record.ts";
import { shownEdition } from "#app/content/checks/badge-quest/shown-edition.ts";
import { tournamentDates } from "#app/content/checks/record/tournament-dates.ts";
import { tryoutDays } from "./tryout-days.ts";
import { wizardLevels } from "#app/content/checks/badge-quest/wizard-levels.ts";
import { years } from "#app/content/checks/record/years.ts";
import { zooLimit } from "#app/content/checks/badge-quest/zoo-limit.ts";

/** Every rule over the whole content. A new rule is a file of its own and a line here. */
export const allChecks: readonly Check[] = [
  references,
  years,
  tournamentDates,
  gamesInTournament,
  gamesInOrder,
  captainsOnRoster,
  repeatedNames,
  repeatedGames,
  repeatedNews,
  repeatedAwards,
  badgesInUse,
  claimsOnce,
  platesNamed,
  creditLimits,
  wizardLevels,
  zooLimit,
  dancingGroups,
  groupsOnce,
  fabFive,
  peopleOnRoster,
  playlistShelves,
  shownEdition,
  hiddenNames,
  seasonRecord,
  historyTotals,
  linkedPages,
  tryoutDays,
  clubColours,
];
