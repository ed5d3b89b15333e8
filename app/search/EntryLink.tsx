import type { ComponentProps } from "react";
import { OutsideAnchor } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import type { HitEntry } from "#app/search/find/rank.ts";
import { getHitUrl } from "#app/search/hit-address.ts";

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
  const href = getHitUrl(entry) + section;
  return isOutside(entry) ? (
    <OutsideAnchor {...anchor} href={href}>
      {children}
    </OutsideAnchor>
  ) : (
    <Link {...anchor} href={href} onClick={onFollow}>
      {children}
    </Link>
  );
}
