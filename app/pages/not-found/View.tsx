import { navigate } from "#app/ui/hooks/address.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { useEffect, useState } from "react";
import { matchRoute, pageLabels, pages, paths } from "#app/routes/paths.ts";
import { brandId } from "#app/domain/ids.ts";
import { currentId, type FormerIds } from "#app/domain/former-ids.ts";
import { HitList } from "#app/search/HitList.tsx";
import type { SearchArt, SearchDocument } from "#app/search/search-data.ts";
import { classes } from "#app/lib/classes.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { loadSearch } from "#app/search/load-search.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { decodeAddress } from "#app/lib/readable.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/not-found.ts";
import { listFor, wholeList, readWords } from "./asked-list.ts";
import button from "#app/ui/Button/Button.module.css";
import { List } from "#app/ui/List/List.tsx";
import styles from "./NotFound.module.css";

/** Suggested pages, and the art sheets of their pictures. */
interface FoundPages {
  readonly hits: readonly SearchDocument[];
  readonly art: SearchArt;
}

/** Suggestions for a path, from the search index; undefined until it has loaded. */
function useSuggestions(path: string | undefined): FoundPages | undefined {
  const [found, setFound] = useState<FoundPages>();
  useEffect(() => {
    if (path === undefined) return undefined;
    let isUnmounted = false;
    const look = async (): Promise<FoundPages> => {
      const [data, { suggestPages }] = await Promise.all([loadSearch(), import("./close-to.ts")]);
      return { hits: await suggestPages(data, path), art: data.art };
    };
    look().then(
      (pages) => {
        if (!isUnmounted) setFound(pages);
      },
      // The page also works without suggestions.
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [path]);
  return found;
}

/** Leads from a player's page under a former name to the present one. */
function useRenamed(path: string | undefined, formerIds: FormerIds | undefined) {
  useEffect(() => {
    const route = path === undefined ? undefined : matchRoute(path);
    const id = route?.name === "player" ? route.params["id"] : undefined;
    const current = currentId(formerIds, id);
    if (current !== undefined && current !== id)
      navigate(paths.player({ id: brandId(current) }), "replace");
  }, [path, formerIds]);
}

/** Pages with similar addresses. Without any, the picture keeps its place. */
function Found({ hits, art }: FoundPages) {
  return (
    <section className={styles.found} aria-labelledby="close">
      <Heading id="close" title={words.didYouMean} />
      <HitList hits={hits} art={art} />
    </section>
  );
}

interface ButtonsProps {
  /** The requested path; undefined in the prerendered document. */
  path: string | undefined;
  lists: readonly SearchDocument[];
}

/** Links to the list of the requested page's kind, and to Home. */
function Buttons({ path, lists }: ButtonsProps) {
  const name = path === undefined ? undefined : listFor(path);
  const list = lists.find((page) => name !== undefined && page.href === pages[name].path);
  return (
    <p className={`cluster ${styles.buttons}`}>
      {list === undefined || name === undefined ? undefined : (
        <Link href={wholeList(name, list.href)} className={button.button}>
          <ButtonFace icon="arrow-right">{words.browseAll(list.title.toLowerCase())}</ButtonFace>
        </Link>
      )}
      <Link href={paths.home()} className={classes(button.button, button.quiet)}>
        <ButtonFace icon="arrow-right">{words.backToHome}</ButtonFace>
      </Link>
    </p>
  );
}

function Lists({ lists }: { lists: readonly SearchDocument[] }) {
  return (
    <section className={styles.browse} aria-labelledby="lists">
      <Heading id="lists" title={words.orBrowseAList} />
      <List className={styles.lists}>
        {lists.map(({ href, title, note }) => (
          <li key={href}>
            <Link href={href} className={`link row ${styles.list}`}>
              <span className={styles.listText}>
                <b className="linkName">{title}</b>
                <span className="xs muted">{note}</span>
              </span>
              <Icon name="arrow-right" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}

/** Maximum number of characters shown of the path. */
const MAX_LENGTH = 80;

const requestedPath = () => location.pathname.slice(import.meta.env.BASE_URL.length - 1);

function shortenPath(path: string): string {
  const text = decodeAddress(path);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

interface NotFoundProps {
  picture: string;
  lists: readonly SearchDocument[];
  formerIds: FormerIds | undefined;
}

/** The page for unknown URLs: search, suggestions and lists. */
export function View({ data: { picture, lists, formerIds } }: { data: NotFoundProps }) {
  const path = useBrowserValue(requestedPath, undefined);
  useRenamed(path, formerIds);
  const found = useSuggestions(path);
  const [typed, setTyped] = useState<string>();
  return (
    <div className={`wrap ${styles.none}`}>
      <div className={styles.search}>
        <Wood as="h1" text={words.outOfBounds} cap={0.11} phoneCap={0.15} />
        <p className={`d4 ${styles.words}`}>{words.checkTheSpelling}</p>
        <p className={styles.path}>{path === undefined ? "\u00a0" : <b>{shortenPath(path)}</b>}</p>
        <SearchForm
          label={pageLabels.search}
          text={typed ?? (path === undefined ? "" : readWords(path))}
          type={setTyped}
          small
        />
        <Buttons path={path} lists={lists} />
      </div>
      <div className={styles.slot}>
        {found === undefined || found.hits.length === 0 ? undefined : <Found {...found} />}
        <Art sheet={picture} id="tree" viewBox="0 0 520 400" className={styles.picture} />
      </div>
      <Lists lists={lists} />
    </div>
  );
}
