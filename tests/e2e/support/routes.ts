/** The main pages of the site. */
export const routes = [
  "/",
  "/about",
  "/news",
  "/results",
  "/roster",
  "/badgequest",
  "/fiftyplates",
  "/corevalues",
  "/roster2025",
] as const;
