import { use } from "react";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { useSite } from "#app/routes/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as words from "#words/shell.ts";

/** Full URL of the page: the current one with its query; without scripts, the canonical one. */
function usePageAddress(siteUrl: string): string {
  const { path, search } = use(AddressContext);
  const site = import.meta.env.BASE_URL.slice(0, -1);
  return useScripts() ? location.origin + site + path + search : siteUrl + path;
}

/**
 * Link to report a mistake, with the page's URL filled in; nothing if the club has no contact for
 * reports.
 */
export function ReportLink() {
  const { address: siteUrl, report: reportUrlPrefix } = useSite();
  const address = usePageAddress(siteUrl);
  if (reportUrlPrefix === undefined) return undefined;
  return (
    <ExternalLink href={reportUrlPrefix + encodeURIComponent(address)}>
      {words.reportAMistake}
    </ExternalLink>
  );
}
