declare const kind: unique symbol;

/** A branded key, so that a badge's key is never mistaken for a player's. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A person's public key: her own, or a neutral one if she is shown by initials. */
export type PersonId = Id<"person">;
/** An opponent's key, known or not: `nemesis`. */
export type OpponentId = Id<"opponent">;
/** The name of a tournament's file: `2019-esc`. */
export type TournamentId = Id<"tournament">;
/** The team's name and the year: `team-2019`. */
export type SeasonId = Id<"season">;
/** A badge's key in capitals: `LOW_TIDE`. */
export type BadgeId = Id<"badge">;

function isId<Kind extends string>(key: string): key is Id<Kind> {
  return key !== "";
}

/**
 * Brands a content key of a known kind, for the record, and for links to other pages by keys in a page's
 * data. Throws a RangeError for an empty text: the schemas never allow an empty key.
 */
export function brandId<Kind extends string>(key: string): Id<Kind> {
  if (!isId<Kind>(key)) throw new RangeError("A key is at least one letter.");
  return key;
}
