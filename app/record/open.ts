import type {
  Badge,
  Edition,
  Opponent,
  Person,
  QuestHistory,
  Season,
  Tournament,
} from "./record.ts";

/** A node while the record is put together: these of its lists can still grow. */
type Growing<Node, Lists extends keyof Node> = Omit<Node, Lists> & {
  [Name in Lists]: Node[Name] extends readonly (infer Item)[] ? Item[] : never;
};

export type OpenPerson = Growing<
  Person,
  "tenures" | "awards" | "places" | "badgesMade" | "claims" | "tracks"
>;
export type OpenSeason = Growing<
  Season,
  "members" | "captains" | "tournaments" | "editions" | "history"
>;
export type OpenTournament = Growing<Tournament, "games">;
export type OpenOpponent = Growing<Omit<Opponent, "now">, "formerly" | "games"> & {
  now: Opponent | undefined;
};
export type OpenBadge = Growing<Badge, "editions" | "awards">;
export type OpenEdition = Growing<Edition, "awards" | "claims">;
export type OpenHistory = Growing<QuestHistory, "leaders">;
