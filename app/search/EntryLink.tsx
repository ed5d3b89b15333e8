import type { ComponentProps } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { hrefOf } from "#app/ui/Link/href-of.ts";
import type { FoundGame } from "#app/search/find/rank.ts";
import { hitAddress } from "#app/search/hit-address.ts";
import type { Entry } from "#app/search/search-data.ts";

interface EntryLinkProps extends Omit<ComponentProps<"a">, "href"> {
  entry: Entry | FoundGame;
  /** Part of the page: "#badge-quest". */
  section?: string | undefined;
  /** The link leads to another page of the site. */
  onFollow?: () => void;
}

/** Whether an entry leads out of the site. */
export const isOutside = ({ kind }: Entry | FoundGame) => kind === "news" || kind === "links";

/** Links to the page of an entry; stories and links of the club open in a new tab. */
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
