import type { OpponentsData } from "./opponents-data.ts";

export function OpponentsPage({ data }: { data: OpponentsData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
