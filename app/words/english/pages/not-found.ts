/* The 404 page. */

export const didYouMean = "Did you mean";
export const browseAll = (list: string) => `All ${list}`;
export const backToHome = "Back to Home";
export const orBrowseAList = "Or browse a list";
export const outOfBounds = "Out of bounds";
export const checkTheSpelling = "There is no page at this address. Check the spelling.";
export const noPageHere = "There is no page at this address.";
