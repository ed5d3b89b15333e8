import { Link } from "#app/ui/Link/Link.tsx";
import { useEffect, useState } from "react";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { decodeAddress } from "#app/lib/readable.ts";
import { standInPaths } from "#app/routes/page-declaration.ts";
import { paths } from "#app/routes/paths.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { loadSearch } from "#app/search/load-search.ts";
import { findScript } from "#app/routes/offline/check-script.ts";
import * as words from "#words/pages/offline.ts";
import type { StorablePage } from "./shape-offline.ts";
import { OpenedPages, StoredPages } from "./StoredPages.tsx";
import { useStored } from "./use-stored.ts";
import button from "#app/ui/Button/Button.module.css";
import styles from "./OfflinePage.module.css";

/** Offline, unreachable despite a network, or back online. */
type Connection = "none" | "silent" | "back";

async function checkConnection(): Promise<Connection> {
  if (!navigator.onLine) return "none";
  // A network connection does not mean that the site is reachable.
  return (await findScript()) === "unreachable" ? "silent" : "back";
}

/** Checks the connection when the network changes or the page becomes visible. */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>("none");
  useEffect(() => {
    let latest = 0;
    // Ignores the result if a later check has started.
    const checkAgain = async () => {
      latest += 1;
      const current = latest;
      const found = await checkConnection();
      if (current === latest) setConnection(found);
    };
    const onChange = () => void checkAgain();
    const checkWhenVisible = () => {
      if (document.visibilityState === "visible") onChange();
    };
    onChange();
    const listening = new AbortController();
    const { signal } = listening;
    for (const event of ["online", "offline"]) addEventListener(event, onChange, { signal });
    document.addEventListener("visibilitychange", checkWhenVisible, { signal });
    return () => listening.abort();
  }, []);
  return connection;
}

const none: ReadonlyMap<string, string> = new Map();

/** Page titles by path, from the search index, which is also stored. */
function useNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(none);
  useEffect(() => {
    loadSearch().then(
      ({ documents }) => {
        // The first document of an address is its page; facts follow.
        setNames(new Map(documents.toReversed().map(({ href, title }) => [href, title])));
      },
      // Without the index, the list has paths instead of names.
      () => undefined,
    );
  }, []);
  return names;
}

const messages = {
  none: words.noConnectionYet,
  silent: words.stillOffline,
  back: words.connectionIsBack,
} as const;

/** An empty URL reloads the document. */
const EMPTY_HREF = "";

const requestedPath = () => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

interface OfflinePageProps {
  picture: string;
  pages: readonly StorablePage[];
}

/** The service worker's fallback for a page that is not stored, shown at that page's address. */
export function View({ data: { picture, pages } }: { data: OfflinePageProps }) {
  const connection = useConnection();
  const stored = useStored(pages);
  const names = useNames();
  const path = useBrowserValue(requestedPath, undefined);
  const requested = cleanPath(path ?? "");
  const known = pages.find((page) => page.path === requested)?.label ?? names.get(requested);
  const name = path === undefined ? words.thisPage : (known ?? decodeAddress(path));
  const isMain = pages.some((page) => page.path === requested);
  return (
    <>
      <section className={`wrap columns ${styles.head}`}>
        <div>
          <p className={`lab ${styles.kicker}`}>{words.noConnection}</p>
          <Wood as="h1" text={words.youAreOffline} cap={0.105} phoneCap={0.145} />
          <p className={`d4 ${styles.words}`}>{words.notStoredHere}</p>
          <p className={styles.page}>{path === undefined ? "\u00a0" : <b>{name}</b>}</p>
          <p className="cluster">
            <a href={EMPTY_HREF} className={button.button}>
              <ButtonFace icon="arrow-right">{words.tryAgain}</ButtonFace>
            </a>
            <Link href={paths.search()} className={classes(button.button, button.quiet)}>
              <ButtonFace icon="search">{words.searchWhatIsStored}</ButtonFace>
            </Link>
          </p>
          <p className={`xs muted ${styles.status}`} role="status">
            {messages[connection]}
          </p>
        </div>
        <Art sheet={picture} id="tree" viewBox="0 0 520 400" className={styles.picture} />
      </section>
      <div className={`wrap columns ${styles.pages}`}>
        <StoredPages pages={pages} stored={stored} />
        <OpenedPages
          openedPaths={stored.opened}
          names={names}
          missingPage={
            path === standInPaths.offline || isMain ? undefined : { name, path: requested }
          }
        />
      </div>
    </>
  );
}
