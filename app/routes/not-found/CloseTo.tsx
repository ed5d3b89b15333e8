import { Link } from "wouter";
import { paths, patterns } from "#app/paths.ts";
import { hitKey } from "#app/search/hit-address.ts";
import { HitLink } from "#app/search/parts/HitLink.tsx";
import type { PageEntry } from "#app/search/search-data.ts";
import { classes } from "#app/lib/classes.ts";
import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/not-found.ts";
import { listFor, wholeList } from "./close-to.ts";
import styles from "./CloseTo.module.css";
import { type FoundPages, useCloseTo } from "./use-close-to.ts";

function Found({ hits, art }: FoundPages) {
  if (hits.length === 0) {
    return <p className={styles.nothing}>{words.nothingIsClose}</p>;
  }
  return (
    <ul>
      {hits.map((hit) => (
        <li key={hitKey(hit.entry)}>
          <HitLink hit={hit} typed={[]} art={art} isMissing={false} />
        </li>
      ))}
    </ul>
  );
}

interface CloseToProps {
  /** The address that was asked for; undefined in the document. */
  path: string | undefined;
  lists: readonly PageEntry[];
}

/** Pages whose names are close to the address, the list of their kind, and Home. */
export function CloseTo({ path, lists }: CloseToProps) {
  const found = useCloseTo(path);
  const name = path === undefined ? undefined : listFor(path);
  const list = lists.find((page) => name !== undefined && page.path === patterns[name]);
  return (
    <section aria-labelledby="close">
      <div className={styles.looked}>
        <Heading id="close" title={words.closeToIt} />
        {found === undefined ? undefined : <Found {...found} />}
      </div>
      <p className={styles.buttons}>
        {list === undefined || name === undefined ? undefined : (
          <Link href={wholeList(name, list.path)} className={button.button}>
            <ButtonFace icon="arrow-right">{words.allOf(list.title.toLowerCase())}</ButtonFace>
          </Link>
        )}
        <Link href={paths.home()} className={classes(button.button, button.quiet)}>
          <ButtonFace icon="arrow-right">{words.backToHome}</ButtonFace>
        </Link>
      </p>
    </section>
  );
}
