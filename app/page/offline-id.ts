/** What the page for those who are offline is known by in its document. */
export const OFFLINE_ID = "offline";
