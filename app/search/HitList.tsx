import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink, Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import type { SearchArt, SearchDocument } from "./search-data.ts";
import styles from "./HitList.module.css";

/** View boxes of drawings by sheet; the others are of tournaments. */
const viewBoxes: Readonly<Record<string, string>> = {
  people: "0 0 400 400",
  opponents: "0 0 100 100",
  badges: "0 0 100 100",
};

interface HitProps {
  hit: SearchDocument;
  art: SearchArt;
}

/** A drawing, two characters, or an icon. */
function Picture({ hit: { drawing, tile, kind, year }, art }: HitProps) {
  const sheet = drawing && art[drawing.sheet];
  if (drawing !== undefined && sheet !== undefined) {
    const viewBox = viewBoxes[drawing.sheet];
    const shape = viewBox === undefined ? styles.label : styles.drawing;
    return (
      <Art
        sheet={sheet}
        id={drawing.id}
        viewBox={viewBox ?? "0 0 300 180"}
        className={classes(shape, kind === "people" && styles.round)}
      />
    );
  }
  const isStory = kind === "news";
  const icon = <Icon name={isStory ? "article" : "arrow-right"} />;
  return (
    <span className={`centered display ${styles.tile}`} aria-hidden="true">
      {tile ?? (year === undefined || isStory ? icon : String(year).slice(-2))}
    </span>
  );
}

interface HitLinkProps extends HitProps {
  onFollow: (() => void) | undefined;
}

/** A hit: its picture, its name, and a sentence about it. Other sites open in a new tab. */
function HitLink({ hit, art, onFollow }: HitLinkProps) {
  const { title, note, href } = hit;
  const className = `row ${styles.hit}`;
  const content = (
    <>
      <span className={`centered ${styles.picture}`}>
        <Picture hit={hit} art={art} />
      </span>
      <span className={`lines ${styles.words}`}>
        <b>{title}</b>
        <span className="xs">{note}</span>
      </span>
    </>
  );
  return href.startsWith("/") ? (
    <Link href={href} className={className} onClick={onFollow}>
      {content}
    </Link>
  ) : (
    <ExternalLink href={href} className={className}>
      {content}
      <Icon name="arrow-up-right" className={styles.out} />
    </ExternalLink>
  );
}

interface HitListProps {
  hits: readonly SearchDocument[];
  art: SearchArt;
  onFollow?: (() => void) | undefined;
}

/** A list of hits, in the dialog and on the page of the search. */
export function HitList({ hits, art, onFollow }: HitListProps) {
  return (
    <List className={styles.hits}>
      {hits.map((hit) => (
        <li key={`${hit.href} ${hit.title} ${hit.note}`}>
          <HitLink hit={hit} art={art} onFollow={onFollow} />
        </li>
      ))}
    </List>
  );
}
