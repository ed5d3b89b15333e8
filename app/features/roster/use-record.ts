import { useArchive } from "#app/hooks/use-archive.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { needsRecord } from "./needs-record.ts";
import type { RosterData } from "./roster-data.ts";
import type { RosterAsked } from "./selection.ts";

interface Known {
  readonly data: RosterData;
  /** What the address asks for, as far as it can be shown already. */
  readonly asked: RosterAsked;
  /** What is to be said while the rest is on its way, or when it did not arrive. */
  readonly waiting: string | undefined;
}

/** The record of all seasons where the address needs it; until it is here, the default season. */
export function useRecord(
  outline: RosterData,
  asked: RosterAsked,
  archive: Archive<RosterData>,
): Known {
  const needed = needsRecord(outline, asked);
  const { data, failed } = useArchive(archive, needed);
  if (data !== undefined) return { data, asked, waiting: undefined };
  if (!needed) return { data: outline, asked, waiting: undefined };
  const waiting = failed
    ? "The other seasons could not be loaded. Load the page again."
    : "The other seasons are on their way.";
  return { data: outline, asked: { view: asked.view }, waiting };
}
