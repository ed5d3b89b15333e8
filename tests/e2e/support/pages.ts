/** A page of each kind with long names and much content. */
export const pages = [
  "/",
  "/about",
  "/news",
  "/results",
  "/roster",
  "/badgequest",
  "/fiftyplates",
  "/corevalues",
  "/roster2025",
  "/players",
  "/players/abernathy-fitzwilliam",
  "/seasons",
  "/seasons/2024",
  "/tournaments/2024-fog-bowl",
  "/opponents",
  "/opponents/longest",
  "/records",
  "/badges/low-tide",
  "/join",
  "/sponsors",
  "/search",
  "/data",
];

/** Their views with a layout of their own. */
export const otherLayouts = [
  "/results?show=all&tournament=2024-fog-bowl",
  "/roster?season=cote-sauvage-2024&view=list",
  "/roster?view=player&player=abernathy-fitzwilliam",
  "/badgequest?view=person&player=o",
  "/404",
];
