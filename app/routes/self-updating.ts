/** A page that fetches its own changes, such as the scores of a day in progress. */
interface SelfUpdating {
  /** Whether it does so now. */
  readonly isUpdating: () => boolean;
  /** Revision of the data that it fetched last. */
  readonly revision?: string;
}

/** By path. */
export const selfUpdating = new Map<string, SelfUpdating>();
