import { makeSheet, type Sheet } from "#app/art/sheet.ts";

/** An icon on 24 x 24: a shape, or a line with square ends and corners, 3 wide by default. */
type Icon = { readonly shape: string } | { readonly line: string; readonly width?: number };

const DISC_PATH = "M12 1A11 11 0 1 1 11.9 1Z";

/** Every icon of the interface, by name. */
export const ICONS = {
  "arrow-left": { line: "M20 12H5M11 5.5L4.5 12L11 18.5" },
  "arrow-right": { line: "M4 12H19M13 5.5L19.5 12L13 18.5" },
  "arrow-up-right": { line: "M6 18L17.5 6.5M8 6H18V16" },
  article: { shape: "M3 3H21V21H3ZM6.5 6.5V10H17.5V6.5ZM6.5 12V14H17.5V12ZM6.5 16V18H14V16Z" },
  badge: {
    shape: `${DISC_PATH}M12 6L13.7 9.9L18 10.3L14.8 13.1L15.8 17.3L12 15.1L8.2 17.3L9.2 13.1L6 10.3L10.3 9.9Z`,
  },
  "chevron-down": { line: "M4 8.5L12 16.5L20 8.5" },
  clipboard: {
    shape: "M9 1.5H15V4H20V23H4V4H9ZM7.5 10V12H16.5V10ZM7.5 14V16H16.5V14ZM7.5 18V20H13V18Z",
  },
  close: { line: "M5 5L19 19M19 5L5 19" },
  details: { shape: "M4 1H20V23H4ZM7 6V8H17V6ZM7 11V13H17V11ZM7 16V18H13V16Z" },
  grid: {
    shape: "M3 3H10.5V10.5H3ZM13.5 3H21V10.5H13.5ZM3 13.5H10.5V21H3ZM13.5 13.5H21V21H13.5Z",
  },
  heart: { shape: "M12 21C1 13 2 4 8 3.7Q11 3.7 12 7Q13 3.7 16 3.7C22 4 23 13 12 21Z" },
  home: { shape: "M12 2L23 11V22H15V15H9V22H1V11Z" },
  list: { line: "M8 5H21M8 12H21M8 19H21M3 5H3.1M3 12H3.1M3 19H3.1" },
  mail: { line: "M3 5H21V19H3ZM3 6L12 13L21 6" },
  menu: { line: "M3 6H21M3 12H21M3 18H15" },
  play: { shape: "M6 3.5L21 12L6 20.5Z" },
  podium: { shape: "M8.5 6H15.5V22H8.5ZM1 12H7V22H1ZM17 15H23V22H17Z" },
  reset: { line: "M18.5 13A7 7 0 1 1 16.9 8.5M17.5 2.5V8.5H11.5" },
  search: { line: "M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10ZM15.5 15.5L21 21" },
  star: {
    shape: "M12 1.5L15.3 8.6L23 9.5L17.3 14.8L18.8 22.5L12 18.7L5.2 22.5L6.7 14.8L1 9.5L8.7 8.6Z",
  },
  "star-empty": {
    line: "M12 3.5L14.6 9.3L21 10L16.3 14.3L17.5 20.6L12 17.5L6.5 20.6L7.7 14.3L3 10L9.4 9.3Z",
    width: 2,
  },
} as const satisfies Record<string, Icon>;

function draw(icon: Icon): string {
  if ("shape" in icon) return `<path fill="currentColor" fill-rule="evenodd" d="${icon.shape}"/>`;
  return `<path fill="none" stroke="currentColor" stroke-width="${icon.width ?? 3}" stroke-linecap="square" d="${icon.line}"/>`;
}

/** Icons of the interface, in the color of the adjacent text. */
export function iconSheet(): Sheet {
  const icons = Object.entries(ICONS).map(([id, icon]) => ({
    id,
    viewBox: "0 0 24 24",
    markup: draw(icon),
  }));
  return makeSheet("icons", icons);
}
