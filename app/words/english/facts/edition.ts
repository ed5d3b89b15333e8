/* What is said of an edition of Badge Quest or of Fifty Plates. */

/** Said where an address names an edition that does not exist; `shown` stands instead. */
export const noSuchEdition = (asked: string, shown: number) =>
  `There is no edition “${asked}”. This is ${shown}.`;
