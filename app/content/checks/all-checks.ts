import { levelsNamed, rolesNamed } from "./award-notes.ts";
import {
  badgesInUse,
  creditLimits,
  peoplePerPost,
  earlyAwards,
  othersFirst,
  groupsOnce,
  historyTotals,
  repeatedAwards,
  shownEdition,
  wordLimits,
  valuesOfBadges,
} from "./badge-quest.ts";
import type { Check, CheckOfDay } from "./check.ts";
import { clubColors } from "./club-colors.ts";
import { claimsOnce, bordersNamed, platesNamed, platesOfStates } from "./fifty-plates.ts";
import { hiddenNames, namesOfParts, repeatedNames, markLetters } from "./names.ts";
import { oneTeam } from "./one-team.ts";
import {
  jerseysOnce,
  lastUpdated,
  lowScores,
  namesInPictures,
  resultsWithoutSeason,
  plausibleDays,
  plausibleHours,
  recordMissing,
  venueZones,
} from "./plausibility.ts";
import { missingYears } from "./missing-years.ts";
import { playlistShelves } from "./playlist-shelves.ts";
import {
  captainsOnRoster,
  numbersOnRoster,
  formerNames,
  gamesInOrder,
  gamesInTournament,
  peopleOnRoster,
  repeatedGames,
  seasonRecord,
  tournamentDates,
  years,
} from "./record.ts";
import { linkedPages, references, sameEvents } from "./references.ts";
import { repeatedNews } from "./repeated-news.ts";
import { statesDrawn, statesKnown } from "./states.ts";
import { overdueScores, pastCallout, registrationOver } from "./today.ts";
import { tryoutDays } from "./tryout-days.ts";
import { oneSpelling, ownLinks, placeholders, sharedLinks } from "./writing.ts";

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
  numbersOnRoster,
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
  earlyAwards,
  creditLimits,
  levelsNamed,
  wordLimits,
  peoplePerPost,
  groupsOnce,
  othersFirst,
  peopleOnRoster,
  playlistShelves,
  shownEdition,
  hiddenNames,
  sameEvents,
  seasonRecord,
  historyTotals,
  linkedPages,
  tryoutDays,
  missingYears,
  namesOfParts,
  clubColors,
  markLetters,
  jerseysOnce,
  lastUpdated,
  lowScores,
  namesInPictures,
  resultsWithoutSeason,
  oneSpelling,
  ownLinks,
  placeholders,
  plausibleDays,
  oneTeam,
  plausibleHours,
  recordMissing,
  rolesNamed,
  sharedLinks,
  venueZones,
];

/** The rules that ask what day it is. */
export const checksOfDay: readonly CheckOfDay[] = [pastCallout];

/** Those of them for things that are overdue. */
export const overdueChecks: readonly CheckOfDay[] = [registrationOver, overdueScores];
