import { useBrowserValue } from "#app/hooks/use-browser-value.ts";

/** What the browser and wouter dispatch when the address changes. */
const changes = ["popstate", "pushState", "replaceState", "hashchange"] as const;

const base = import.meta.env.BASE_URL.slice(0, -1);

const readAddress = () => location.href;

function onChange(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}

/** The page's whole address: as the visitor sees it, query included, and as the club publishes it without scripts. */
export function usePageAddress(domain: string, path: string): string {
  return useBrowserValue(readAddress, `https://www.${domain}${base}${path}`, onChange);
}
