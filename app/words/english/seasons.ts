/** Said where an address names a season that does not exist; `shown` stands instead. */
export const seasonNotInRecord = (shown: string) =>
  `That season is not in the record. This is ${shown}.`;
