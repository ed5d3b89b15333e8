import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { onAddressChange } from "#app/page/on-address-change.ts";

const readAddress = () => location.href;

/** The page's whole address: as the visitor sees it, query included, and as the club publishes it without scripts. */
export function usePageAddress(published: string, path: string): string {
  return useBrowserValue(readAddress, published + path, onAddressChange);
}
