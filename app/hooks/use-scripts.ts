import { useBrowserValue } from "./use-browser-value.ts";

const yes = () => true;

/** Whether scripts run: not in the prerendered page, which has to do without them. */
export function useScripts(): boolean {
  return useBrowserValue<boolean>(yes, false);
}
