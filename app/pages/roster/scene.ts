import { createContext, use } from "react";
import type { Member } from "./member.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/** Context for every part of the page: the selected season. */
interface RosterScene {
  data: RosterData;
  season: SeasonData;
  /** Everyone on the roster, players before coaches. */
  members: readonly Member[];
  /** Attributes of a link that selects a person. */
  linkTo: (person: string) => { href: string; onClick: () => void };
}

export const Scene = createContext<RosterScene | undefined>(undefined);

export function useRosterContext(): RosterScene {
  const scene = use(Scene);
  if (scene === undefined) throw new Error("This component works only on the Roster page.");
  return scene;
}
