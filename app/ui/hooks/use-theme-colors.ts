import { useLayoutEffect } from "react";

/**
 * Updates the document's theme colors after client navigation; a loaded document already has its
 * own.
 */
export function useThemeColors(day: string, night: string): void {
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      tag.content = tag.media.includes("dark") ? night : day;
    }
  }, [day, night]);
}
