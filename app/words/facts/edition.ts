/* Facts about an edition of Badge Quest or Fifty Plates. */

/** "Badge Quest 2017" */
export const editionName = (quest: string, year: number) => `${quest} ${year}`;
/** For a URL with an unknown edition; `shown` is shown instead. */
export const noSuchEdition = (askedYear: string, shownYear: number) =>
  `There is no edition “${askedYear}”. This is ${shownYear}.`;
