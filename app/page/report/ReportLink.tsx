import { useSite } from "#app/page/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as words from "#words/shell.ts";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { onAddressChange } from "#app/page/on-address-change.ts";

const readAddress = () => location.href;

/** Full address of the page: the visitor's, with its query, and without scripts the published one. */
function usePageAddress(published: string, path: string): string {
  return useBrowserValue(readAddress, published + path, onAddressChange);
}

interface ReportLinkProps {
  /** Path of the page, from the root of the site. */
  path: string;
}

/**
 * Link to report a mistake, with the page's address filled in; nothing if the club has no address for
 * reports.
 */
export function ReportLink({ path }: ReportLinkProps) {
  const { address: published, report } = useSite();
  const address = usePageAddress(published, path);
  if (report === undefined) return undefined;
  return (
    <ExternalLink href={report + encodeURIComponent(address)}>{words.reportAMistake}</ExternalLink>
  );
}
