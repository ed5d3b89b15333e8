import { use } from "react";
import { useSite } from "#app/routes/site.ts";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { ExternalLink } from "#app/ui/Link/Link.tsx";

/**
 * Link to report a mistake, with the page's URL filled in (the site's script adds the query); nothing if the club
 * has no contact for reports.
 */
export function ReportLink() {
  const { address, report } = useSite();
  const { path } = use(AddressContext);
  if (report === undefined) return undefined;
  return (
    <span data-report={report}>
      <ExternalLink href={report + encodeURIComponent(address + path)}>
        Report a mistake
      </ExternalLink>
    </span>
  );
}
