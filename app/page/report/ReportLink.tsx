import { useSite } from "#app/page/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as words from "#words/shell.ts";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { onAddressChange } from "#app/page/on-address-change.ts";

const readAddress = () => location.href;

/** The page's whole address: as the visitor sees it, query included, and as the club publishes it without scripts. */
function usePageAddress(published: string, path: string): string {
  return useBrowserValue(readAddress, published + path, onAddressChange);
}

interface ReportLinkProps {
  /** The page that may be wrong, from the root of the site. */
  path: string;
}

/** The way to say that a page is wrong, with its address filled in; nothing where the club has no way. */
export function ReportLink({ path }: ReportLinkProps) {
  const { address: published, report } = useSite();
  const address = usePageAddress(published, path);
  if (report === undefined) return undefined;
  return (
    <ExternalLink href={report + encodeURIComponent(address)}>{words.reportAMistake}</ExternalLink>
  );
}
