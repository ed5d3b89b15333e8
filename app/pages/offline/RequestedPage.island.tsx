import { useEffect, useState } from "react";
import { cleanPath, decodeAddress } from "#app/lib/path.ts";
import { loadSearch } from "#app/search/load-search.ts";
import { pathBelowBase } from "#app/ui/hooks/address.ts";
import styles from "./OfflinePage.module.css";

/** Title of a page, from the search index, which is also stored; its path if the index does not have it. */
async function findTitle(path: string): Promise<string> {
  const { documents } = await loadSearch();
  const document = documents.find(({ href }) => href === cleanPath(path));
  return document?.title ?? decodeAddress(path);
}

/** The name of the page that is not stored. */
export function RequestedPage() {
  const [name, setName] = useState("\u00a0");
  useEffect(() => {
    const path = pathBelowBase(location.pathname);
    findTitle(path).then(setName, () => setName(decodeAddress(path)));
  }, []);
  return (
    <p className={styles.page}>
      <b>{name}</b>
    </p>
  );
}
