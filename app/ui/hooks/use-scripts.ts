import { useBrowserValue } from "./use-browser-value.ts";

const yes = () => true;

/** Whether scripts run; false in the prerendered page, which works without them. */
export function useScripts(): boolean {
  return useBrowserValue<boolean>(yes, false);
}
