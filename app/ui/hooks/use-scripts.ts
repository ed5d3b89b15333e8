import { useBrowserValue } from "./use-browser-value.ts";

const getTrue = () => true;

/** Whether scripts run; false when prerendering, so that pages work without scripts. */
export function useScripts(): boolean {
  return useBrowserValue<boolean>(getTrue, false);
}
