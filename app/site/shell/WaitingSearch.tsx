import { paths } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { makeHref } from "#app/ui/Link/make-href.ts";
import styles from "./WaitingSearch.module.css";

/**
 * The search dialog until its code and the index have arrived. Its text is handed over to the real one; Enter leads
 * to the search page.
 */
export function WaitingSearch() {
  const { teamName, dates, hours } = useSite();
  return (
    <dialog
      id="waiting-search"
      className={styles.dialog}
      aria-label="Search"
      data-club={JSON.stringify({ teamName, dates, hours })}
      closedby="any"
    >
      <form action={makeHref(paths.search())} className="row">
        <input name="q" type="search" aria-label="Search" className={`d3 ${styles.field}`} />
        <button formMethod="dialog" className={`slab ${styles.close}`}>
          Close
        </button>
      </form>
      <p role="status">Loading…</p>
    </dialog>
  );
}
