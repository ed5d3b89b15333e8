import { badgesInUse } from "./badges-in-use.ts";
import { captainsOnRoster } from "./captains-on-roster.ts";
import type { Check } from "./check.ts";
import { claimsOnce } from "./claims-once.ts";
import { creditLimits } from "./credit-limits.ts";
import { dancingGroups } from "./dancing-groups.ts";
import { fabFive } from "./fab-five.ts";
import { gamesInOrder } from "./games-in-order.ts";
import { gamesInTournament } from "./games-in-tournament.ts";
import { groupsOnce } from "./groups-once.ts";
import { hiddenNames } from "./hidden-names.ts";
import { historyTotals } from "./history-totals.ts";
import { neededPages } from "./needed-pages.ts";
import { peopleOnRoster } from "./people-on-roster.ts";
import { platesNamed } from "./plates-named.ts";
import { playlistShelves } from "./playlist-shelves.ts";
import { references } from "./references.ts";
import { repeatedAwards } from "./repeated-awards.ts";
import { repeatedGames } from "./repeated-games.ts";
import { repeatedNames } from "./repeated-names.ts";
import { repeatedNews } from "./repeated-news.ts";
import { seasonRecord } from "./season-record.ts";
import { shownEdition } from "./shown-edition.ts";
import { tournamentDates } from "./tournament-dates.ts";
import { wizardLevels } from "./wizard-levels.ts";
import { years } from "./years.ts";
import { zooLimit } from "./zoo-limit.ts";

/** Every rule over the whole content. A new rule is a file of its own and a line here. */
export const allChecks: readonly Check[] = [
  neededPages,
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
];
