/* The language itself. */

/** Language tag for documents, feeds and calendars. */
export const tag = "en";
/** With the country whose habits the texts follow. */
export const locale = "en_US";
/** For `Intl`, where a name is not ours to write. */
export const intlLocale = "en-US";
export const name = "English";
/** Stands over a document while the view that its address asks for is not there yet. */
export const loading = "Loading…";
export const defaultView = "Show the default view";
export const viewCouldNotBeLoaded = "This view couldn’t be loaded. This is the default view.";
export const pageIsIncomplete =
  "Part of this page couldn’t be loaded, so its search, filters and buttons may not work.";
