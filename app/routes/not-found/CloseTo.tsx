import { Link, useLocation } from "wouter";
import { paths, pages } from "#app/paths.ts";
import { hitKey } from "#app/search/hit-address.ts";
import { HitLink } from "#app/search/components/HitLink.tsx";
import type { PageEntry, SearchArt } from "#app/search/search-data.ts";
import { classes } from "#app/lib/classes.ts";
import button from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/not-found.ts";
import { useEffect, useState } from "react";
import type { Hit } from "#app/search/find/hits.ts";
import { loadSearch } from "#app/search/load-search.ts";
import { listFor, movedTo, wholeList, closeTo } from "./close-to.ts";
import styles from "./CloseTo.module.css";

/** Suggested pages, and the sheets of their pictures. */
interface FoundPages {
  readonly hits: readonly Hit[];
  readonly art: SearchArt;
}

/** Suggestions for an address, from the search index; undefined until it has loaded. */
function useCloseTo(path: string | undefined): FoundPages | undefined {
  const [found, setFound] = useState<FoundPages>();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isLeft = false;
    const look = async (): Promise<FoundPages> => {
      const data = await loadSearch();
      const page = movedTo(data, path);
      if (page !== undefined && !isLeft) navigate(page, { replace: true });
      return { hits: closeTo(data, path), art: data.art };
    };
    look().then(
      (pages) => {
        if (!isLeft) setFound(pages);
      },
      // The search and the lists are there all the same.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [path, navigate]);
  return found;
}

function Found({ hits, art }: FoundPages) {
  if (hits.length === 0) {
    return <p className={styles.nothing}>{words.noSimilarPages}</p>;
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
  const list = lists.find((page) => name !== undefined && page.path === pages[name].path);
  return (
    <section aria-labelledby="close">
      <div className={`needsScripts ${styles.looked}`}>
        <Heading id="close" title={words.didYouMean} />
        {found === undefined ? undefined : <Found {...found} />}
      </div>
      <p className={`cluster ${styles.buttons}`}>
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
