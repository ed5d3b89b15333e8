import type { ComponentProps } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { hrefOf } from "#app/ui/Link/href-of.ts";
import type { HitEntry } from "#app/search/find/rank.ts";
import { hitAddress } from "#app/search/hit-address.ts";

interface EntryLinkProps extends Omit<ComponentProps<"a">, "href"> {
  entry: HitEntry;
  /** Fragment of the page to link to: "#badge-quest". */
  section?: string | undefined;
  /** Called when a link to another page of the site is followed. */
  onFollow?: () => void;
}

/** Whether an entry links to another site. */
export const isOutside = ({ kind }: HitEntry) => kind === "news" || kind === "links";

/** Link to an entry's page. Stories and the club's external links open in a new tab. */
export function EntryLink({ entry, section = "", onFollow, children, ...anchor }: EntryLinkProps) {
  const href = hitAddress(entry) + section;
  return isOutside(entry) ? (
    <a {...anchor} href={hrefOf(href)} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link {...anchor} href={href} onClick={onFollow}>
      {children}
    </Link>
  );
}
