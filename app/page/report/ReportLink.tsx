import { useSite } from "#app/page/site.ts";
import * as words from "#words/shell.ts";
import * as ui from "#words/ui.ts";
import { usePageAddress } from "./use-page-address.ts";

interface ReportLinkProps {
  /** The page that may be wrong, from the root of the site. */
  path: string;
}

/** The way to say that a page is wrong, with its address filled in; nothing where the club has no way. */
export function ReportLink({ path }: ReportLinkProps) {
  const { address: published, report } = useSite();
  const address = usePageAddress(published, path);
  if (report === undefined) return undefined;
  const href = report + encodeURIComponent(address);
  if (report.startsWith("mailto:")) return <a href={href}>{words.reportAMistake}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {words.reportAMistake}
      <span className="sr"> {ui.newTab}</span>
    </a>
  );
}
