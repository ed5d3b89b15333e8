import { useIntent } from "#app/hooks/use-intent.ts";
import { SheetsAhead } from "#app/ui/Art/SheetsAhead.tsx";

/** Loads the page that somebody is about to go to, with the pictures that it begins with. */
export function PageAhead({ base }: { base: string }) {
  const page = useIntent(base);
  return page === undefined ? undefined : <SheetsAhead sheets={page.art} />;
}
