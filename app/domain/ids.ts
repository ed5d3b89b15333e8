declare const kind: unique symbol;

/** A branded key, so that a badge's key is never mistaken for a player's. */
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

/** A person's public key: her own, or a neutral one if she is shown by initials. */
export type PersonId = Id<"person">;
/** An opponent's key, with or without an entry in opponents.yml: `nemesis`. */
export type OpponentId = Id<"opponent">;
/** The name of a tournament's file: `2019-esc`. */
export type TournamentId = Id<"tournament">;
/** The team's name and the year: `gale-2019`. */
export type SeasonId = Id<"season">;
/** A badge's key in capitals: `LOW_TIDE`. */
export type BadgeId = Id<"badge">;

function isId<Kind extends string>(key: string): key is Id<Kind> {
  return key !== "";
}

/**
 * Brands a key: of the content, for the record; of a page's data, for links.
 *
 * @throws RangeError for an empty key, which no schema allows
 */
export function brandId<Kind extends string>(key: string): Id<Kind> {
  if (!isId<Kind>(key)) throw new RangeError("A key is at least one letter.");
  return key;
}
