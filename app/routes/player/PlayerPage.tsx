import type { PlayerData } from "./player-data.ts";

export function PlayerPage({ data }: { data: PlayerData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
