import type { TournamentData } from "./tournament-data.ts";

export function TournamentPage({ data }: { data: TournamentData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
