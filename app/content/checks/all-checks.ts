import { badgeQuestChecks } from "./badge-quest.ts";
import type { Check } from "./check.ts";
import { clubColorsCheck } from "./club-colors.ts";
import { dayChecks } from "./days.ts";
import { fiftyPlatesCheck } from "./fifty-plates.ts";
import { markLettersCheck } from "./mark-letters.ts";
import { nameChecks } from "./names.ts";
import { oneTeamCheck } from "./one-team.ts";
import { plausibilityChecks } from "./plausibility.ts";
import { playlistShelvesCheck } from "./playlist-shelves.ts";
import { recordChecks } from "./record.ts";
import { referenceChecks } from "./references.ts";
import { repeatsCheck } from "./repeats.ts";
import { stateChecks } from "./states.ts";
import { writingChecks } from "./writing.ts";

/** All checks of the whole content. A new check is added to the list in its file, or here if it has its own file. */
export const allChecks: readonly Check[] = [
  ...nameChecks,
  repeatsCheck,
  markLettersCheck,
  ...referenceChecks,
  ...stateChecks,
  ...recordChecks,
  ...dayChecks,
  ...badgeQuestChecks,
  fiftyPlatesCheck,
  playlistShelvesCheck,
  clubColorsCheck,
  ...plausibilityChecks,
  oneTeamCheck,
  ...writingChecks,
];
