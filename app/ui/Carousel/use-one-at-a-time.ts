import { useSyncExternalStore } from "react";
import { usePhone } from "#app/hooks/use-phone.ts";

const never = () => () => undefined;

/**
 * Whether the slides make up a carousel: on wide pages with scripts. The prerendered document names
 * them a list, which is what remains of it without scripts.
 */
export function useOneAtATime(): boolean {
  const hasScripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return !usePhone() && hasScripts;
}
