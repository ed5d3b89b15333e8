import type { FoundGame } from "#app/search/find/hits.ts";
import type { Entry, OpponentEntry, SearchArt } from "#app/search/search-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import { classes } from "#app/lib/classes.ts";
import styles from "./HitPicture.module.css";

interface HitPictureProps {
  entry: Entry | FoundGame;
  art: SearchArt;
}

function IconTile({ name }: { name: IconName }) {
  return (
    <span className={`centered display ${styles.tile}`}>
      <Icon name={name} className={styles.icon} />
    </span>
  );
}

function Crest({ entry: { id }, art }: { entry: OpponentEntry; art: SearchArt }) {
  return <Art sheet={art.opponents} id={id} viewBox="-3 -3 106 106" className={styles.picture} />;
}

/** The picture of a hit: its drawing from the sheets of the pages, or a tile. */
export function HitPicture({ entry, art }: HitPictureProps) {
  switch (entry.kind) {
    case "people":
      return (
        <Art sheet={art.people} id={entry.id} viewBox="0 0 400 400" className={styles.round} />
      );
    case "seasons":
      return (
        <span className={classes("centered display", styles.tile, inks[entry.ink])}>
          {String(entry.year).slice(-2)}
        </span>
      );
    case "tournaments": {
      const sheet = art.tournaments[entry.year];
      return sheet === undefined || entry.unlisted === true ? (
        <span className={`centered display ${styles.tile}`}>{String(entry.year).slice(-2)}</span>
      ) : (
        <Art sheet={sheet} id={entry.id} viewBox="0 0 300 180" className={styles.label} />
      );
    }
    case "games":
      return <Crest entry={entry.opponent} art={art} />;
    case "opponents":
      return <Crest entry={entry} art={art} />;
    case "places":
      return <span className={`centered display ${styles.tile}`}>{entry.code}</span>;
    case "badges":
      return (
        <Art sheet={art.badges} id={entry.id} viewBox="0 0 100 100" className={styles.picture} />
      );
    case "pages":
      return <IconTile name="arrow-right" />;
    case "news":
      return <IconTile name="article" />;
  }
}
