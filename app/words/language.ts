/* The language itself. */

/** Language tag for documents, feeds and calendars. */
export const tag = "en";
/** Language with country, for Open Graph. */
export const locale = "en_US";
/** Locale for names that `Intl` provides. */
export const intlLocale = "en-US";
/** Shown while the page's view loads. */
export const loading = "Loading…";
export const defaultView = "Show the default view";
export const viewCouldNotBeLoaded = "This view couldn’t be loaded. This is the default view.";
export const pageIsIncomplete =
  "Part of this page couldn’t be loaded, so its search, filters and buttons may not work.";
