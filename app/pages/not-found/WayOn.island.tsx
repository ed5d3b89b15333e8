import { useEffect, useState } from "react";
import { currentId, type FormerIds } from "#app/domain/former-ids.ts";
import { brandId } from "#app/domain/ids.ts";
import { decodeAddress } from "#app/lib/path.ts";
import { matchRoute, pages, paths } from "#app/routes/paths.ts";
import { usePageLinks } from "#app/routes/site.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { navigate, pathBelowBase } from "#app/ui/hooks/address.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { readWords } from "./read-words.ts";
import styles from "./NotFound.module.css";

/** Maximum number of characters shown of the path. */
const MAX_LENGTH = 80;

const requestedPath = () => pathBelowBase(location.pathname);

function shortenPath(path: string): string {
  const text = decodeAddress(path);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** Leads from a player's page under a former name to the present one. */
function useRenamed(path: string, formerIds: FormerIds | undefined) {
  useEffect(() => {
    const route = matchRoute(path);
    if (route?.name !== "player") return;
    const { id } = route.params;
    const current = currentId(formerIds, id);
    if (current !== undefined && current !== id)
      navigate(paths.player({ id: brandId(current) }), "replace");
  }, [path, formerIds]);
}

const LISTS = ["players", "seasons", "results", "opponents", "badgequest"] as const;

/** Link to the list of a page's kind: all players for `/players/smith`. Results shows all seasons. */
function ListLink({ path }: { path: string }) {
  const links = usePageLinks(LISTS);
  const route = matchRoute(path);
  const list = route && links.find(({ page }) => page === pages[route.name].listPage);
  if (list === undefined) return undefined;
  const href = list.page === "results" ? paths.results({ show: "all" }) : list.href;
  return <ButtonLink href={href}>All {list.label.toLowerCase()}</ButtonLink>;
}

/** The requested path, a search for its words, and links to the list of its kind and to Home. */
export function WayOn({ formerIds }: { formerIds?: FormerIds }) {
  const path = useBrowserValue(requestedPath, "");
  const [typed, setTyped] = useState<string>();
  useRenamed(path, formerIds);
  return (
    <>
      <p className={styles.path}>{path === "" ? "\u00a0" : <b>{shortenPath(path)}</b>}</p>
      <SearchForm label="Search" text={typed ?? readWords(path)} onType={setTyped} isSmall />
      <p className="cluster apart">
        <ListLink path={path} />
        <ButtonLink href={paths.home()} isQuiet>
          Back to Home
        </ButtonLink>
      </p>
    </>
  );
}
