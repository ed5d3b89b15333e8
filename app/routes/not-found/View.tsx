import { useState } from "react";
import { useBrowserValue } from "#app/hooks/use-browser-value.ts";
import { readable } from "#app/lib/readable.ts";
import { SearchForm } from "#app/search/components/SearchForm.tsx";
import type { PageEntry } from "#app/search/search-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/not-found.ts";
import { wordsOf } from "./close-to.ts";
import { CloseTo } from "./CloseTo.tsx";
import { Lists } from "./Lists.tsx";
import styles from "./NotFound.module.css";
import { pageLabels } from "#app/paths.ts";

/** Longer addresses are cut. */
const MOST_LETTERS = 80;

const askedPath = () => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

function shortened(path: string): string {
  const text = readable(path);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
}

interface NotFoundProps {
  picture: string;
  lists: readonly PageEntry[];
}

/** For every address that the site does not have: what it may have meant, the search, the lists. */
export function View({ data: { picture, lists } }: { data: NotFoundProps }) {
  const path = useBrowserValue(askedPath, undefined);
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <section className={`wrap ${styles.none}`}>
        <div>
          <Wood as="h1" text={words.outOfBounds} cap={0.11} phoneCap={0.15} />
          <p className={`d4 ${styles.words}`}>{words.checkTheSpelling}</p>
          <p className={styles.asked}>{path === undefined ? "\u00a0" : <b>{shortened(path)}</b>}</p>
          <SearchForm
            label={pageLabels.search}
            text={typed ?? (path === undefined ? "" : wordsOf(path))}
            type={setTyped}
            small
          />
        </div>
        <Art sheet={picture} id="tree" viewBox="0 0 520 400" className={styles.picture} />
      </section>
      <div className={`wrap columns ${styles.ways}`}>
        <CloseTo path={path} lists={lists} />
        <Lists lists={lists} />
      </div>
    </>
  );
}
