import { useRef } from "react";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { pageLabel } from "#app/routes/paths.ts";
import { usePartLabel, useSite } from "#app/routes/site.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { List } from "#app/ui/List/List.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { ClaimList, Race, Spotters } from "./PlateLists.tsx";
import { PickedPlate, PlateKey, PlateMap } from "./PlateMap.tsx";
import { selectPlate } from "./selection.ts";
import type { PlatesEdition, ShownEdition } from "./shape-plates.ts";
import styles from "./FiftyPlates.module.css";

interface FiftyPlatesProps {
  /** Rule of the game. */
  rule: string;
  /** Oldest first. */
  editions: readonly ShownEdition[];
}

/** Figures above the map. */
function Summary({ edition }: { edition: PlatesEdition }) {
  const { states, ofAll, spotters, days, beyond } = edition;
  const figures = [
    { figure: states, label: ofAll },
    { figure: spotters.length, label: spotters.length === 1 ? "spotter" : "spotters" },
    { figure: days, label: days === 1 ? "day" : "days" },
    ...(beyond.length > 0 ? [{ figure: beyond.length, label: beyond.join(", ") }] : []),
  ];
  return (
    <List className={`cluster ${styles.summary}`} data-depends-on-query>
      {figures.map(({ figure, label }) => (
        <li key={label} className="lines">
          <b className="num">{figure}</b> <span className="lab">{label}</span>
        </li>
      ))}
    </List>
  );
}

/** The map of an edition with the selected plate beside it, and lists below. */
export function FiftyPlates({ rule, editions }: FiftyPlatesProps) {
  const { read, link } = useQuery();
  const { edition, tile, notice } = selectPlate(editions, read);
  const site = useSite();
  const part = usePartLabel("fiftyplates");
  const newest = editions.at(-1);
  const title = pageLabel("fiftyplates", site.parts, String(edition.year));
  const isFirst = tile.code === edition.firstPlate;
  const editionTitle = edition === newest ? part : title;
  useDocumentTitle(isFirst ? editionTitle : tile.name, isFirst ? undefined : title);
  const picked = useRef<HTMLDivElement>(null);
  const onPick = () => {
    // The new plate is rendered by the next frame.
    requestAnimationFrame(() => picked.current?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <>
      <div className={`wrap columns ${styles.lead}`}>
        <p className="lead">{rule}</p>
        <Summary edition={edition} />
      </div>
      <div className="wrap" data-depends-on-query>
        <WithoutScripts shownView={`${part} ${edition.year}`} />
        <p className={styles.notice} role="status">
          {notice}
        </p>
        <div className={styles.stage}>
          <Tabs
            label="Edition"
            tabs={editions.map((listed) => ({
              id: String(listed.year),
              label: String(listed.year),
              href: link({
                edition: listed === newest ? undefined : String(listed.year),
                plate: undefined,
              }),
            }))}
            selected={String(edition.year)}
            className={styles.tabs}
          />
          <div id="map">
            <PlateMap edition={edition} selected={tile.code} onPick={onPick} />
            <PlateKey edition={edition} />
          </div>
          <div className={styles.side}>
            <div ref={picked} className={styles.picked} aria-live="polite">
              <PickedPlate edition={edition} tile={tile} />
            </div>
            <Spotters edition={edition} />
          </div>
          <div className={styles.lists}>
            <Race edition={edition} />
            <ClaimList edition={edition} onPick={onPick} />
          </div>
        </div>
      </div>
    </>
  );
}
