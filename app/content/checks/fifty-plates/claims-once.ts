import { repeatedClaims } from "#app/domain/badge-quest-rules/repeated-claims.ts";
import { logWarnings } from "#app/content/checks/badge-quest/log-warnings.ts";

/** No plate, border, species or flavor is credited twice in an edition. */
export const claimsOnce = logWarnings((log, lineOf, { states }) =>
  repeatedClaims(log, states).map(({ claim, first, kind }) => ({
    row: claim,
    field: "note",
    cause: `${claim.badge} credits a ${kind} once, and line ${lineOf(first)} has ${first.note ?? ""} for ${first.player} already.`,
  })),
);
