import type { ComponentProps } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { hrefOf } from "#app/ui/Link/href-of.ts";
import type { FoundGame } from "#app/search/find/hits.ts";
import { hitAddress } from "#app/search/hit-address.ts";
import type { Entry } from "#app/search/search-data.ts";

interface EntryLinkProps extends Omit<ComponentProps<"a">, "href"> {
  entry: Entry | FoundGame;
  /** Part of the page: "#badge-quest". */
  section?: string | undefined;
  /** The link leads to another page of the site. */
  onFollow?: () => void;
}

/** Links to the page of an entry, or to a story in a new tab. */
export function EntryLink({ entry, section = "", onFollow, children, ...anchor }: EntryLinkProps) {
  const href = hitAddress(entry) + section;
  return entry.kind === "news" ? (
    <a {...anchor} href={hrefOf(href)} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <Link {...anchor} href={href} onClick={onFollow}>
      {children}
    </Link>
  );
}
