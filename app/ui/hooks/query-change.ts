/** Event on `window` after the query of the address has changed in place. */
export const QUERY_CHANGE = "querychange";
