import { type PageName, paths, placeAt } from "#app/paths.ts";
import { Entry } from "./Entry.tsx";
import type { StorablePage } from "./shape-offline.ts";
import styles from "./StoredPages.module.css";
import { useStored } from "./use-stored.ts";

interface StoredPagesProps {
  pages: readonly StorablePage[];
  /** The page that was asked for, as it is known, and its address; none where none was. */
  missing: { name: string; path: string } | undefined;
}

/** What can be opened without a connection; the page that cannot comes last. */
export function StoredPages({ pages, missing }: StoredPagesProps) {
  const { absent, day } = useStored();
  const asked: PageName | undefined = missing && placeAt(missing.path)?.name;
  const others = pages.filter(({ page }) => page !== asked);
  const stored = others.filter(({ page }) => !absent.includes(page));
  return (
    <section className={`wrap ${styles.stored}`}>
      <div className={styles.head}>
        <h2 className="d2">Stored on this device</h2>
        <p className="lab">
          {stored.length} pages{day === undefined ? "" : `, as of ${day}`}
        </p>
      </div>
      <ul className={styles.list}>
        {others.map(({ page, label, extent }) => (
          <li key={page}>
            {absent.includes(page) ? (
              <Entry name={label} says="not stored" />
            ) : (
              <Entry name={label} says={extent} href={paths[page]()} />
            )}
          </li>
        ))}
        {missing === undefined ? undefined : (
          <li>
            <Entry name={missing.name} says="not stored" />
          </li>
        )}
      </ul>
    </section>
  );
}
