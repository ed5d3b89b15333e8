import { plural } from "#app/lib/text/plural.ts";

export interface CountProps {
  /** How many are left; `undefined` while that is not known. */
  left: number | undefined;
  /** The list could not be fetched. */
  failed: boolean;
  /** What is counted: "story" */
  one: string;
  /** "stories" */
  many: string;
}

/** Nothing is counted before it is here; a dash keeps the place of the figure. */
export function Count({ left, failed, one, many }: CountProps) {
  if (left !== undefined) return plural(left, one, many);
  return (
    <>
      <span aria-hidden="true">– {many}</span>
      <span className="sr">{failed ? "Not loaded" : "Loading"}</span>
    </>
  );
}
