const wereNew = (count: number) => `${count} ${count === 1 ? "was" : "were"} new`;

/** Of the team's first season, in which nobody could come back. */
export const allWereNew = (count: number) => `${wereNew(count)}, all in the first season.`;
export const cameBack = (back: number, fresh: number) => `${back} came back, ${wereNew(fresh)}.`;

const leaders = { captain: "captain", coach: "coach" } as const;

/** When somebody led the team: "captain in 2015–2018". */
export const ledIn = (leadership: "captain" | "coach", years: string) =>
  `${leaders[leadership]} in ${years}`;
