import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { readable } from "#app/lib/path/readable.ts";
import { standInPaths } from "#app/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { StorablePage } from "./shape-offline.ts";
import { StoredPages } from "./StoredPages.tsx";
import styles from "./OfflinePage.module.css";
import { useConnection } from "./use-connection.ts";

const promise = "When it is back, this line says so; nothing reloads by itself.";

const says = {
  none: `There is no connection. ${promise}`,
  silent: `Still no connection, looked at just now. ${promise}`,
  back: "The connection is back. “Try again” opens the page.",
} as const;

/** An empty address is the document's own, whatever that is. */
const HERE = "";

const askedPath = () => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

interface OfflinePageProps {
  picture: string;
  pages: readonly StorablePage[];
}

/** What the worker answers with for a page that is not stored, at the address of that page. */
export function OfflinePage({ picture, pages }: OfflinePageProps) {
  const connection = useConnection();
  const path = useBrowserValue(askedPath, undefined);
  const known = pages.find((page) => page.path === cleanPath(path ?? ""))?.label;
  const name = path === undefined ? "This page" : (known ?? readable(path));
  return (
    <>
      <section className={`wrap ${styles.head}`}>
        <div>
          <p className={`lab ${styles.kicker}`}>No connection</p>
          <Wood as="h1" text="You are offline" cap={0.105} phoneCap={0.145} />
          <p className={`d4 ${styles.words}`}>
            This page is not stored on this device. What is stored opens as usual.
          </p>
          <a href={HERE} className={button.button}>
            <ButtonFace icon="arrow-right">Try again</ButtonFace>
          </a>
          <p className={`xs mut ${styles.status}`} role="status">
            {says[connection]}
          </p>
        </div>
        <Art sheet={picture} id="tree" viewBox="0 0 520 400" className={styles.picture} />
      </section>
      <StoredPages
        pages={pages}
        missing={path === standInPaths.offline ? undefined : { name, path: path ?? "" }}
      />
    </>
  );
}
