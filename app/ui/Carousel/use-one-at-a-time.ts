import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { usePhone } from "#app/hooks/use-phone.ts";

const yes = () => true;

/**
 * Whether the slides make up a carousel: on wide pages with scripts. The prerendered document names
 * them a list, which is what remains of it without scripts.
 */
export function useOneAtATime(): boolean {
  const hasScripts = useBrowserValue<boolean>(yes, false);
  return !usePhone() && hasScripts;
}
