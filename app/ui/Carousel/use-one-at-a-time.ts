import { usePhone } from "#app/hooks/use-phone.ts";
import { useScripts } from "#app/hooks/use-scripts.ts";

/**
 * Whether the slides make up a carousel: on wide pages with scripts. The prerendered document names
 * them a list, which is what remains of it without scripts.
 */
export function useOneAtATime(): boolean {
  const hasScripts = useScripts();
  return !usePhone() && hasScripts;
}
