import type { PlayersData } from "./players-data.ts";

export function PlayersPage({ data }: { data: PlayersData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
