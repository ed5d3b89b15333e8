import { cleanPath } from "#app/lib/path/pattern.ts";
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
  const { absent, day } = useStored(pages);
  const asked = missing && cleanPath(missing.path);
  const others = pages.filter(({ path }) => path !== asked);
  const stored = others.filter(({ path }) => !absent.includes(path));
  return (
    <section className={`wrap ${styles.stored}`}>
      <div className={styles.head}>
        <h2 className="d2">Stored on this device</h2>
        <p className="lab">
          {stored.length} pages{day === undefined ? "" : `, as of ${day}`}
        </p>
      </div>
      <ul className={styles.list}>
        {others.map(({ path, label, extent }) => (
          <li key={path}>
            {absent.includes(path) ? (
              <Entry name={label} says="not stored" />
            ) : (
              <Entry name={label} says={extent} href={path} />
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
