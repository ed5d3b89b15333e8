/* For addresses that the site does not have. */

export const nothingIsClose = "Nothing on this site is close to that address.";
export const closeToIt = "Close to it";
export const allOf = (list: string) => `All ${list}`;
export const backToHome = "Back to Home";
export const orStartFromAList = "Or start from a list";
export const outOfBounds = "Out of bounds";
export const checkTheSpelling = "There is no page at this address. Check the spelling.";
export const noPageHere = "There is no page at this address.";
