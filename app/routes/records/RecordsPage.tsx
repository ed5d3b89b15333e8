import type { RecordsData } from "./records-data.ts";

export function RecordsPage({ data }: { data: RecordsData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
