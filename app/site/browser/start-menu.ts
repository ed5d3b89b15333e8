/** Layouts without a phone menu. */
const WIDE_SCREEN = "(width >= 900px)";

/**
 * While the phone menu is open, keys stay in it. It closes when a tablet is turned, and before the page is left. All else,
 * opening, Escape, a press outside and Back on phones, is the browser's.
 */
export function startMenu(): void {
  const menu = document.getElementById("menu");
  if (menu === null || !("showPopover" in menu)) return;
  // Not "toggle", which comes too late for a page that the browser keeps for Back: it would return blocked.
  menu.addEventListener("beforetoggle", ({ newState }) => {
    for (const part of document.querySelectorAll<HTMLElement>("main, main + footer")) {
      part.inert = newState === "open";
    }
  });
  const close = () => menu.hidePopover();
  matchMedia(WIDE_SCREEN).addEventListener("change", close);
  addEventListener("pagehide", close);
}
