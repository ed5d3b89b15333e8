import type { SeasonsData } from "./seasons-data.ts";

export function SeasonsPage({ data }: { data: SeasonsData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
