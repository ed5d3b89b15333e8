import type { ComponentProps } from "react";
import { findOutcome } from "#app/domain/games/outcome.ts";
import { markedPieces } from "#app/domain/search.ts";
import { classes } from "#app/lib/classes.ts";
import { Score } from "#app/entities/game/Score.tsx";
import { Crest } from "#app/entities/opponent/Crest.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as words from "#words/search.ts";
import * as ui from "#words/ui.ts";
import { EntryLink, isOutside } from "./EntryLink.tsx";
import type { Hit, HitEntry } from "./find/rank.ts";
import { describeDetail } from "./hit-address.ts";
import type { SearchArt } from "./search-data.ts";
import styles from "./HitBody.module.css";

interface MarkedProps {
  text: string;
  /** The typed words, normalized for search. */
  typed: readonly string[];
}

/** Text with the matching words highlighted. */
function Marked({ text, typed }: MarkedProps) {
  let at = 0;
  return markedPieces(text, typed).map((piece) => {
    at += piece.text.length;
    return piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text;
  });
}

/** A dashed ring for pages not stored on this device; the text beside it explains it. */
function NotStored() {
  return (
    <svg viewBox="0 0 24 24" className={styles.ring} aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
    </svg>
  );
}

interface HitPictureProps {
  entry: HitEntry;
  art: SearchArt;
}

function IconTile({ name }: { name: IconName }) {
  return (
    <span className={`centered display ${styles.tile}`}>
      <Icon name={name} className={styles.icon} />
    </span>
  );
}

/** The picture of a hit: a drawing from the pages' art sheets, or a tile. */
function HitPicture({ entry, art }: HitPictureProps) {
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
    case "opponents": {
      const { id } = entry.kind === "games" ? entry.opponent : entry;
      return <Crest sheet={art.opponents} opponent={id} className={styles.drawing} sizes="46px" />;
    }
    case "places":
      return <span className={`centered display ${styles.tile}`}>{entry.code}</span>;
    case "badges":
      return (
        <Art sheet={art.badges} id={entry.id} viewBox="0 0 100 100" className={styles.drawing} />
      );
    case "answers":
    case "pages":
      return <IconTile name="arrow-right" />;
    case "links":
      return <IconTile name={entry.link.startsWith("mailto:") ? "mail" : "arrow-up-right"} />;
    case "news":
      return <IconTile name={entry.isVideo === true ? "play" : "article"} />;
  }
}

interface HitBodyProps {
  hit: Hit;
  typed: readonly string[];
  art: SearchArt;
  /** The page can't be opened: the device is offline and the page is not stored. */
  isMissing: boolean;
}

/**
 * The second line: first the matching fact or the searchable words, highlighted, then the details.
 */
function SecondLine({
  hit: {
    entry,
    hidden,
    reason = hidden && words.matchesWords(hidden),
    detail = reason === undefined || hidden ? describeDetail(entry) : undefined,
  },
  typed,
  isMissing,
}: Omit<HitBodyProps, "art">) {
  const { subtitle } = entry;
  const joint = subtitle === undefined || detail === undefined ? "" : ", ";
  return (
    <span className="xs">
      {reason === undefined ? undefined : <Marked text={reason} typed={typed} />}
      {reason === undefined || subtitle === undefined ? "" : ", "}
      {subtitle === undefined ? undefined : <Marked text={subtitle} typed={typed} />}
      {joint}
      {detail}
      {isMissing ? ` · ${words.notStored}` : undefined}
    </span>
  );
}

/** The right end of a row: a finishing place, a score, or an external-link icon. */
function End({ hit: { entry } }: { hit: Hit }) {
  if (entry.kind === "tournaments") {
    return <Medal place={entry.place} size="small" />;
  }
  if (entry.kind === "games") {
    return <Score game={{ ...entry.score, outcome: findOutcome(entry.score) }} />;
  }
  if (isOutside(entry)) {
    return (
      <>
        <Icon name="arrow-up-right" className={styles.out} />
        <span className="sr"> {ui.newTab}</span>
      </>
    );
  }
  return undefined;
}

/** Content of a result row, in the dialog and on the search page. */
export function HitBody({ hit, typed, art, isMissing }: HitBodyProps) {
  const { entry } = hit;
  return (
    <>
      <span className={`centered ${styles.picture}`}>
        {isMissing ? <NotStored /> : <HitPicture entry={entry} art={art} />}
      </span>
      <span className={styles.words}>
        <b>
          <Marked text={entry.title} typed={typed} />
        </b>
        <SecondLine hit={hit} typed={typed} isMissing={isMissing} />
      </span>
      <End hit={hit} />
    </>
  );
}

/** A search result as a link. */
export function HitLink(body: ComponentProps<typeof HitBody>) {
  return (
    <EntryLink entry={body.hit.entry} section={body.hit.section} className={`row ${styles.hit}`}>
      <HitBody {...body} />
    </EntryLink>
  );
}
