import { createContext, use } from "react";
import type { LinkToView } from "#app/ui/Link/Link.tsx";
import type { RosterView } from "./selection.ts";
import type { ListedSeason, RosterMember, RosterProps, RosterSeason } from "./shape-roster.ts";

/** The shown season, and links to what else the page can show. */
export interface RosterContextValue extends RosterProps {
  readonly season: RosterSeason;
  /** Address of a view, of the shown season by default. */
  readonly viewHref: (
    view: RosterView,
    target?: { readonly person?: string | undefined; readonly season?: ListedSeason },
  ) => string;
  /** Attributes of a link that shows a person. */
  readonly personLink: (member: RosterMember) => LinkToView;
}

export const RosterContext = createContext<RosterContextValue | undefined>(undefined);

export function useRoster(): RosterContextValue {
  const context = use(RosterContext);
  if (context === undefined) throw new Error("This component works only on the Roster page.");
  return context;
}
