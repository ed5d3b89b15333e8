import type { SeasonData } from "./season-data.ts";

export function SeasonPage({ data }: { data: SeasonData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
