import type { OpponentData } from "./opponent-data.ts";

export function OpponentPage({ data }: { data: OpponentData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
