import { useArchive } from "#app/hooks/use-archive.ts";
import type { Archive } from "#app/lib/archive/archive.ts";
import { needsRecord } from "./needs-record.ts";
import type { RosterData } from "./roster-data.ts";
import type { RosterAsked } from "./selection.ts";

interface Known {
  readonly data: RosterData;
  /** What the address asks for, as far as it can be shown already. */
  readonly asked: RosterAsked;
  /** What is to be said while the rest is on its way. */
  readonly waiting?: string;
  /** The rest did not arrive. */
  readonly failed?: true;
}

/** The record of all seasons where the address needs it; until it is here, the default season. */
export function useRecord(
  outline: RosterData,
  asked: RosterAsked,
  archive: Archive<RosterData>,
): Known {
  const needed = needsRecord(outline, asked);
  const { data, failed } = useArchive(archive, needed);
  if (data !== undefined) return { data, asked };
  if (!needed) return { data: outline, asked };
  const known = { data: outline, asked: { view: asked.view } };
  return failed
    ? { ...known, failed: true }
    : { ...known, waiting: "The other seasons are on their way." };
}
