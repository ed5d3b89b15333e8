import { useLayoutEffect } from "react";

/** Updates the document's theme colors after client navigation; the document has those of its own page. */
export function useThemeColors(day: string, night: string): void {
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      tag.content = tag.media.includes("dark") ? night : day;
    }
  }, [day, night]);
}
