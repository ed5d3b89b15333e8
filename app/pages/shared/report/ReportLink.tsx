import { use } from "react";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { useSite } from "#app/routes/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as words from "#words/shell.ts";

/** Full URL of the page: the visitor's, including the query; without scripts, the published one. */
function usePageAddress(published: string): string {
  const { path, search } = use(AddressContext);
  const site = import.meta.env.BASE_URL.slice(0, -1);
  return useScripts() ? location.origin + site + path + search : published + path;
}

/**
 * Link to report a mistake, with the page's URL filled in; nothing if the club has no contact for
 * reports.
 */
export function ReportLink() {
  const { address: published, report } = useSite();
  const address = usePageAddress(published);
  if (report === undefined) return undefined;
  return (
    <ExternalLink href={report + encodeURIComponent(address)}>{words.reportAMistake}</ExternalLink>
  );
}
