/** The page's ground by day and by night, for what the browser paints around the page. */
export const THEME_COLOURS = { day: "#f5eddc", night: "#10131b" } as const;
