import * as words from "#words/pages/roster.ts";
import type { Member } from "./member.ts";
import { PlayerGrid } from "#app/routes/roster/list/PlayerGrid.tsx";
import { PlayerList } from "#app/routes/roster/list/PlayerList.tsx";
import { PlayerView } from "#app/routes/roster/player/PlayerView.tsx";
import type { RosterData } from "./roster-data.ts";
import type { RosterSelection } from "./selection.ts";

interface RosterViewsProps {
  data: RosterData;
  shown: RosterSelection;
  members: readonly Member[];
  addressOf: (person: string) => string;
  onPick: () => void;
}

/** The selected view; a season whose roster is not announced has nothing to view. */
export function RosterViews({ data, shown, members, ...to }: RosterViewsProps) {
  const { season, view, person } = shown;
  if (person === undefined) return <p>{words.notAnnouncedYet}</p>;
  if (view === "roster") return <PlayerGrid members={members} busts={season.busts} {...to} />;
  if (view === "list") {
    return <PlayerList data={data} season={season} members={members} {...to} />;
  }
  return <PlayerView data={data} season={season} members={members} person={person} {...to} />;
}
