import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { useSite } from "./site.ts";

const label = "Report a mistake";

interface ReportLinkProps {
  /** The page that may be wrong, from the root of the site. */
  path: string;
}

/** The way to say that a page is wrong, with its address filled in; nothing where the club has no way. */
export function ReportLink({ path }: ReportLinkProps) {
  const { domain, report } = useSite();
  if (report === undefined) return undefined;
  const href = report + encodeURIComponent(`https://www.${domain}${path}`);
  return report.startsWith("mailto:") ? (
    <a href={href}>{label}</a>
  ) : (
    <ExternalLink href={href}>{label}</ExternalLink>
  );
}
