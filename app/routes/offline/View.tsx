import { Link } from "wouter";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { readable } from "#app/lib/readable.ts";
import { standInPaths } from "#app/page-declaration.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/offline.ts";
import { useEffect, useState } from "react";
import { hitAddress } from "#app/search/hit-address.ts";
import { loadSearch } from "#app/search/load-search.ts";
import { findScript } from "#app/offline/check-script.ts";
import type { StorablePage } from "./shape-offline.ts";
import { OpenedPages } from "./OpenedPages.tsx";
import { StoredPages } from "./StoredPages.tsx";
import styles from "./OfflinePage.module.css";
import { useStored } from "./use-stored.ts";

/** Not there, not there although the browser thinks so, or there again. */
type Connection = "none" | "silent" | "back";

async function look(): Promise<Connection> {
  if (!navigator.onLine) return "none";
  // A network is not yet a connection to the site.
  return (await findScript()) === "unreachable" ? "silent" : "back";
}

/** Looks for a connection when the browser says that something has changed, or the page is seen again. */
function useConnection(): Connection {
  const [connection, setConnection] = useState<Connection>("none");
  useEffect(() => {
    let latest = 0;
    // An answer may arrive after that of a later look; only the latest counts.
    const lookAgain = async () => {
      latest += 1;
      const current = latest;
      const found = await look();
      if (current === latest) setConnection(found);
    };
    const onChange = () => void lookAgain();
    const lookWhenSeen = () => {
      if (document.visibilityState === "visible") onChange();
    };
    onChange();
    addEventListener("online", onChange);
    addEventListener("offline", onChange);
    document.addEventListener("visibilitychange", lookWhenSeen);
    return () => {
      removeEventListener("online", onChange);
      removeEventListener("offline", onChange);
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, []);
  return connection;
}

const none: ReadonlyMap<string, string> = new Map();

/** Page titles by path, from the search index, which is stored too. */
function useNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState(none);
  useEffect(() => {
    loadSearch().then(
      ({ entries }) => {
        setNames(new Map(entries.map((entry) => [hitAddress(entry), entry.title])));
      },
      // Where even that is not stored, the addresses have to do.
      () => undefined,
    );
  }, []);
  return names;
}

const says = {
  none: words.noConnectionYet,
  silent: words.stillOffline,
  back: words.connectionIsBack,
} as const;

/** An empty address is the document's own, whatever that is. */
const HERE = "";

const askedPath = () => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

interface OfflinePageProps {
  picture: string;
  pages: readonly StorablePage[];
}

/** The service worker's fallback for a page that is not stored, shown at that page's address. */
export function View({ data: { picture, pages } }: { data: OfflinePageProps }) {
  const connection = useConnection();
  const stored = useStored(pages);
  const names = useNames();
  const path = useBrowserValue(askedPath, undefined);
  const asked = cleanPath(path ?? "");
  const known = pages.find((page) => page.path === asked)?.label ?? names.get(asked);
  const name = path === undefined ? words.thisPage : (known ?? readable(path));
  const isMain = pages.some((page) => page.path === asked);
  return (
    <>
      <section className={`wrap columns ${styles.head}`}>
        <div>
          <p className={`lab ${styles.kicker}`}>{words.noConnection}</p>
          <Wood as="h1" text={words.youAreOffline} cap={0.105} phoneCap={0.145} />
          <p className={`d4 ${styles.words}`}>{words.notStoredHere}</p>
          <p className={styles.asked}>{path === undefined ? "\u00a0" : <b>{name}</b>}</p>
          <p className="cluster">
            <a href={HERE} className={button.button}>
              <ButtonFace icon="arrow-right">{words.tryAgain}</ButtonFace>
            </a>
            <Link href={paths.search()} className={classes(button.button, button.quiet)}>
              <ButtonFace icon="search">{words.searchWhatIsStored}</ButtonFace>
            </Link>
          </p>
          <p className={`xs muted ${styles.status}`} role="status">
            {says[connection]}
          </p>
        </div>
        <Art sheet={picture} id="tree" viewBox="0 0 520 400" className={styles.picture} />
      </section>
      <div className={`wrap columns ${styles.pages}`}>
        <StoredPages pages={pages} stored={stored} />
        <OpenedPages
          opened={stored.opened}
          names={names}
          missing={path === standInPaths.offline || isMain ? undefined : { name, path: asked }}
        />
      </div>
    </>
  );
}
