import { useLayoutEffect } from "react";

/** The document brings the colours of its own page; pages that come after it change them. */
export function useThemeColours(day: string, night: string): void {
  useLayoutEffect(() => {
    for (const tag of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
      tag.content = tag.media.includes("dark") ? night : day;
    }
  }, [day, night]);
}
