import { paths } from "#app/paths.ts";
import type { MeetingYear } from "#app/routes/opponent/opponent-data.ts";
import { MarginBars } from "#app/ui/MarginBars/MarginBars.tsx";

/** Every meeting as a bar, year by year. */
export function MeetingsByYear({ years }: { years: readonly MeetingYear[] }) {
  return (
    <MarginBars
      relation="at"
      upright
      groups={years.map(({ year, hasSeason, bars }) => ({
        key: String(year),
        label: String(year),
        href: hasSeason ? paths.season({ year }) : undefined,
        bars,
      }))}
    />
  );
}
