/** Compressed bytes (Brotli) that a route may take; `npm run check:bytes` asserts them. */
export const budgets = {
  /** One first round trip; a page whose content does not allow it is named below. */
  html: 14 * 1024,
  htmlAtMost: 30 * 1024,
  script: 85 * 1024,
  fonts: 32 * 1024,
  coldLoad: 160 * 1024,
} as const;

/** Pages whose first view holds more content than one round trip takes, with the reason. */
export const largerPages: Readonly<Record<string, string>> = {
  "roster2019.html": "The songs of all 17 playlists stand in it for readers without scripts.",
};
