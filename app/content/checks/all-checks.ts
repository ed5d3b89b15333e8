import { badgesInUse } from "#app/content/checks/badge-quest/badges-in-use.ts";
import { captainsOnRoster } from "#app/content/checks/record/captains-on-roster.ts";
import type { Check, CheckOfDay } from "./check.ts";
import { claimsOnce } from "#app/content/checks/fifty-plates/claims-once.ts";
import { clubColours } from "./club-colours.ts";
import { creditLimits } from "#app/content/checks/badge-quest/credit-limits.ts";
import { dancingGroups } from "#app/content/checks/badge-quest/dancing-groups.ts";
import { earlyAwards } from "#app/content/checks/badge-quest/early-awards.ts";
import { bordersNamed } from "#app/content/checks/fifty-plates/borders-named.ts";
import { notesAlike } from "#app/content/checks/notes/notes-alike.ts";
import { fabFive } from "#app/content/checks/badge-quest/fab-five.ts";
import { formerNames } from "#app/content/checks/record/former-names.ts";
import { gamesInOrder } from "#app/content/checks/record/games-in-order.ts";
import { gamesInTournament } from "#app/content/checks/record/games-in-tournament.ts";
import { groupsOnce } from "#app/content/checks/badge-quest/groups-once.ts";
import { hiddenNames } from "./hidden-names.ts";
import { historyTotals } from "#app/content/checks/badge-quest/history-totals.ts";
import { linkedPages } from "./linked-pages.ts";
import { namesOfParts } from "./names-of-parts.ts";
import { peopleOnRoster } from "#app/content/checks/record/people-on-roster.ts";
import { platesNamed } from "#app/content/checks/fifty-plates/plates-named.ts";
import { playlistShelves } from "./playlist-shelves.ts";
import { references } from "./references.ts";
import { repeatedAwards } from "#app/content/checks/badge-quest/repeated-awards.ts";
import { repeatedGames } from "#app/content/checks/record/repeated-games.ts";
import { repeatedNames } from "./repeated-names.ts";
import { repeatedNews } from "./repeated-news.ts";
import { sameEvents } from "./same-events.ts";
import { seasonRecord } from "#app/content/checks/record/season-record.ts";
import { shownEdition } from "#app/content/checks/badge-quest/shown-edition.ts";
import { tournamentDates } from "#app/content/checks/record/tournament-dates.ts";
import { tryoutDays } from "./tryout-days.ts";
import { wizardLevels } from "#app/content/checks/notes/wizard-levels.ts";
import { statesDrawn } from "#app/content/checks/states/states-drawn.ts";
import { statesKnown } from "#app/content/checks/states/states-known.ts";
import { platesOfStates } from "#app/content/checks/fifty-plates/plates-of-states.ts";
import { years } from "#app/content/checks/record/years.ts";
import { zooLimit } from "#app/content/checks/badge-quest/zoo-limit.ts";
import { badgeKeys } from "#app/content/checks/writing/badge-keys.ts";
import { jerseysOnce } from "#app/content/checks/doubts/jerseys-once.ts";
import { lastUpdated } from "#app/content/checks/doubts/last-updated.ts";
import { lowScores } from "#app/content/checks/doubts/low-scores.ts";
import { oneSpelling } from "#app/content/checks/writing/one-spelling.ts";
import { overdueScores } from "#app/content/checks/today/overdue-scores.ts";
import { ownLinks } from "#app/content/checks/writing/own-links.ts";
import { pastCallout } from "#app/content/checks/today/past-callout.ts";
import { markLetters } from "./mark-letters.ts";
import { placeholders } from "#app/content/checks/writing/placeholders.ts";
import { namesInPictures } from "#app/content/checks/doubts/names-in-pictures.ts";
import { newsWithoutSeason } from "#app/content/checks/doubts/news-without-season.ts";
import { playersInOrder } from "#app/content/checks/doubts/players-in-order.ts";
import { plausibleDays } from "#app/content/checks/doubts/plausible-days.ts";
import { plausibleHours } from "#app/content/checks/doubts/plausible-hours.ts";
import { recordMissing } from "#app/content/checks/doubts/record-missing.ts";
import { rolesNamed } from "#app/content/checks/notes/roles-named.ts";
import { sharedLinks } from "#app/content/checks/writing/shared-links.ts";
import { shortLinks } from "#app/content/checks/writing/short-links.ts";
import { smallLetters } from "#app/content/checks/writing/small-letters.ts";
import { slips } from "#app/content/checks/writing/slips.ts";
import { unusedOpponents } from "#app/content/checks/writing/unused-opponents.ts";
import { valuesOfBadges } from "#app/content/checks/badge-quest/values-of-badges.ts";
import { venueZones } from "#app/content/checks/doubts/venue-zones.ts";

/** Every rule over the whole content. A new rule is a file of its own and a line here. */
export const allChecks: readonly Check[] = [
  references,
  statesDrawn,
  statesKnown,
  years,
  tournamentDates,
  gamesInTournament,
  gamesInOrder,
  formerNames,
  captainsOnRoster,
  repeatedNames,
  repeatedGames,
  repeatedNews,
  repeatedAwards,
  badgesInUse,
  valuesOfBadges,
  claimsOnce,
  platesNamed,
  platesOfStates,
  bordersNamed,
  notesAlike,
  earlyAwards,
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
  sameEvents,
  seasonRecord,
  historyTotals,
  linkedPages,
  tryoutDays,
  namesOfParts,
  clubColours,
  markLetters,
  badgeKeys,
  jerseysOnce,
  lastUpdated,
  lowScores,
  namesInPictures,
  newsWithoutSeason,
  oneSpelling,
  ownLinks,
  placeholders,
  plausibleDays,
  plausibleHours,
  playersInOrder,
  recordMissing,
  rolesNamed,
  sharedLinks,
  shortLinks,
  slips,
  smallLetters,
  unusedOpponents,
  venueZones,
];

/** The rules that ask what day it is. */
export const checksOfDay: readonly CheckOfDay[] = [pastCallout, overdueScores];
