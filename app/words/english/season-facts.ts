/** Said where an address names a season that does not exist; `shown` stands instead. */
export const seasonNotInRecord = (shown: string) =>
  `That season is not in the record. This is ${shown}.`;

const wereNew = (count: number) => `${count} ${count === 1 ? "was" : "were"} new`;

/** Of the team's first season, in which nobody could come back. */
export const allWereNew = (count: number) => `${wereNew(count)}, all in the first season.`;
export const cameBack = (back: number, fresh: number) => `${back} came back, ${wereNew(fresh)}.`;

export const rosterRelease = "Roster Release";
/** The roster at the governing body. */
export const usauRoster = "USAU Roster";
