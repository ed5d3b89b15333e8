import { useEffect, useSyncExternalStore } from "react";
import { placeInPage } from "#app/lib/path.ts";

/** The screens of the editor: what stands behind the # of the address. */
export const screens = {
  start: "#/",
  file: (file: string) => `#/file/${file}`,
  scores: (file: string) => `#/scores/${file}`,
  awards: (year: number) => `#/awards/${year}`,
  photograph: "#/photograph",
  tournament: "#/new-tournament",
  season: "#/new-season",
  review: "#/review",
} as const;

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The screen that the address names, and what of: `["file", "players.yml"]`. */
export function useScreen(): readonly [name: string, of: string] {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [, name = "", of = ""] = /^\/([^/]*)\/?(.*)$/.exec(placeInPage(hash)) ?? [];
  return [name, of];
}

/** Every screen begins at its top. */
export function useTop(): void {
  useEffect(() => {
    const toTop = () => scrollTo(0, 0);
    addEventListener("hashchange", toTop);
    return () => removeEventListener("hashchange", toTop);
  }, []);
}
