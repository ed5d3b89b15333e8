import type { Check, CheckOfDay } from "./check.ts";
import { awardNoteChecks } from "./award-notes.ts";
import { badgeQuestChecks } from "./badge-quest.ts";
import { clubColors } from "./club-colors.ts";
import { dayChecks } from "./days.ts";
import { fiftyPlatesChecks } from "./fifty-plates.ts";
import { nameChecks } from "./names.ts";
import { oneTeam } from "./one-team.ts";
import { plausibilityChecks } from "./plausibility.ts";
import { missingYears } from "./missing-years.ts";
import { playlistShelves } from "./playlist-shelves.ts";
import { recordChecks } from "./record.ts";
import { referenceChecks } from "./references.ts";
import { repeatedNews } from "./repeated-news.ts";
import { stateChecks } from "./states.ts";
import { tryoutDays } from "./tryout-days.ts";
import { writingChecks } from "./writing.ts";
import { overdueScores, pastCallout, registrationOver } from "./today.ts";

/**
 * All checks of the whole content, those that find errors first. A new check is added to the list in its file,
 * or here if it has its own file.
 */
export const allChecks: readonly Check[] = [
  ...nameChecks,
  ...referenceChecks,
  ...stateChecks,
  ...recordChecks,
  ...dayChecks,
  repeatedNews,
  ...badgeQuestChecks,
  ...fiftyPlatesChecks,
  ...awardNoteChecks,
  playlistShelves,
  tryoutDays,
  missingYears,
  clubColors,
  ...plausibilityChecks,
  oneTeam,
  ...writingChecks,
];

/** Checks that depend on today's date. */
export const checksOfDay: readonly CheckOfDay[] = [pastCallout];

/** Checks that depend on today's date and find overdue things. */
export const overdueChecks: readonly CheckOfDay[] = [registrationOver, overdueScores];
