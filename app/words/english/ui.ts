/* Components and charts that don't depend on the club. */

export const oneDiscIs = (badges: string) => `each disc stands for ${badges}`;
export const theChartAsATable = "Chart as a table";
export const weekOf = "Week of";
export const all = "All";
export const slidePosition = (slide: number, slides: number) => `${slide} of ${slides}`;
export const slide = "slide";
export const carousel = "carousel";
export const noResults = "No Results";
export const tryADifferentSearch = "Try a different search";
export const opensInANewTab = (label: string) => `${label} (opens in a new tab)`;
export const newTab = "(opens in a new tab)";
export const couldNotBeShown = (what: string) => `${what} couldn’t be shown.`;
export const loadAgain = "Load again";
export const clearSearch = "Clear search";
export const moreInOtherSeasons = (count: number) => `${count} more in other seasons`;
export const withoutScripts = (shown: string) =>
  `Without JavaScript this page always shows ${shown}.`;
export const previousPage = "Previous:";
export const nextPage = "Next:";
export const previousAndNext = "Previous and next";
export const photographNotFetched = "This photo couldn’t be loaded.";
export const photographBy = (credit: string) => `Photograph: ${credit}`;
export const photograph = "Photograph";
export const photographPosition = (place: number, count: number) => `${place} of ${count}`;
export const close = "Close";
export const previousPhotograph = "Previous photograph";
export const nextPhotograph = "Next photograph";
export const onThisPage = "On this page";
export const skipToContent = "Skip to content";
export const valueOutOf = (value: number, max: number) => `${value} of ${max}`;
