import { outcomeLetter, outcomeOf, outcomeWord, sidesOf } from "#app/domain/games/outcome.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import type { Hit } from "#app/search/find/hits.ts";
import type { SearchArt } from "#app/search/search-data.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { Score } from "#app/ui/Score/Score.tsx";
import { HitPicture } from "./HitPicture.tsx";
import styles from "./HitBody.module.css";
import { Marked } from "./Marked.tsx";
import { NotStored } from "./NotStored.tsx";

interface HitBodyProps {
  hit: Hit;
  typed: readonly string[];
  art: SearchArt;
  /** Whether its page cannot be opened: there is no connection, and it is not stored. */
  isMissing: boolean;
}

/** The second line: the words that are searched, marked, then the others. */
function SecondLine({
  hit: { entry, detail = entry.detail },
  typed,
  isMissing,
}: Omit<HitBodyProps, "art">) {
  const { subtitle } = entry;
  const region = entry.kind === "games" ? undefined : entry.region;
  const joint = subtitle === undefined || detail === undefined ? "" : ", ";
  return (
    <span className="xs">
      {subtitle === undefined ? undefined : (
        <Marked text={subtitle} typed={typed} region={region} />
      )}
      {joint}
      {detail}
      {isMissing ? ` · ${words.notStored}` : undefined}
    </span>
  );
}

/** At the right: a finishing place, a score, a way out of the site. */
function End({ hit: { entry } }: { hit: Hit }) {
  if (entry.kind === "tournaments" && entry.place !== undefined) {
    const { place } = entry;
    return (
      <Medal place={place} suffix={ordinalSuffix(place)} metal={medalOf(place)} size="small" />
    );
  }
  if (entry.kind === "games") {
    const outcome = outcomeOf(entry.score);
    const [us, them] = sidesOf(entry.score);
    return (
      <Score
        outcome={outcome}
        letter={outcomeLetter(outcome)}
        word={outcomeWord(outcome)}
        us={us}
        them={them}
      />
    );
  }
  if (entry.kind === "news") {
    return (
      <>
        <Icon name="arrow-up-right" className={styles.out} />
        <span className="sr"> {ui.newTab}</span>
      </>
    );
  }
  return undefined;
}

/** The content of a hit's row, in the dialog and on the page. */
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
