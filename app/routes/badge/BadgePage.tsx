import type { BadgeData } from "./badge-data.ts";

export function BadgePage({ data }: { data: BadgeData }) {
  return (
    <div className="wrap">
      <h1 className="d1">{data.name}</h1>
    </div>
  );
}
