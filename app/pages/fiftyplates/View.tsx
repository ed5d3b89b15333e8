import { useCallback, useRef } from "react";
import { type SiteTitle, titleWith } from "#app/routes/titles.ts";
import { pageLabel, type PartNames } from "#app/routes/paths.ts";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useQuery } from "#app/ui/hooks/use-query.ts";
import { usePartLabel, useSite } from "#app/routes/site.ts";
import { WithoutScripts } from "#app/pages/shared/WithoutScripts.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as words from "#words/pages/fifty-plates.ts";
import type { EditionBusts, FiftyPlates, PlatesEdition } from "./shape-plates.ts";
import { editionAddress, type PlatesSelection, selectPlate } from "./selection.ts";
import { ClaimList, Race, Spotters } from "./PlateLists.tsx";
import { PickedPlate, PlateKey, PlateMap } from "./PlateMap.tsx";
import styles from "./FiftyPlates.module.css";

/** Document title: "Ohio · Fifty Plates 2018". */
function platesTitle(
  site: SiteTitle & { readonly parts?: PartNames | undefined },
  { year }: FiftyPlates,
  { edition, tile }: PlatesSelection,
): string {
  const edited = pageLabel("fiftyplates", site.parts, String(edition.year));
  if (tile.code !== edition.firstPlate) return `${tile.name} · ${edited}`;
  return titleWith(site, edition.year === year ? pageLabel("fiftyplates", site.parts) : edited);
}

/** Figures above the map. */
function Summary({ edition }: { edition: PlatesEdition }) {
  const { states, ofAll, spotters, days, beyond } = edition;
  const figures = [
    { figure: states, label: ofAll },
    { figure: spotters.length, label: words.spottersBelow(spotters.length) },
    { figure: days, label: words.daysBelow(days) },
    ...(beyond.length > 0 ? [{ figure: beyond.length, label: beyond.join(", ") }] : []),
  ];
  return (
    <List className={styles.summary} data-from-query>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b className="num">{figure}</b> <span className="lab">{label}</span>
        </li>
      ))}
    </List>
  );
}

interface FiftyPlatesProps {
  plates: FiftyPlates;
  /** By year of the edition. */
  busts: Readonly<Record<string, EditionBusts>>;
}

/** The map with the selected plate beside it, and lists below. */
function Edition({ plates, busts, edition, tile }: FiftyPlatesProps & PlatesSelection) {
  const picked = useRef<HTMLDivElement>(null);
  const onPick = useCallback(() => {
    // The new plate is rendered by the next frame.
    requestAnimationFrame(() => picked.current?.scrollIntoView({ block: "nearest" }));
  }, []);
  const map = { plates, edition, onPick };
  return (
    <>
      <ErrorBoundary what={words.theMap}>
        <div id="map" className={styles.map}>
          <PlateMap {...map} selected={tile.code} />
          <PlateKey edition={edition} />
        </div>
      </ErrorBoundary>
      <div className={styles.side}>
        <div ref={picked} className={styles.picked} aria-live="polite">
          <PickedPlate edition={edition} tile={tile} busts={busts[edition.year]} />
        </div>
        <Spotters edition={edition} />
      </div>
      <div className={styles.lists}>
        <Race edition={edition} />
        <ClaimList {...map} />
      </div>
    </>
  );
}

export function View({ data }: { data: FiftyPlatesProps }) {
  const { plates } = data;
  const part = usePartLabel("fiftyplates");
  const { read } = useQuery();
  const selection = selectPlate(plates, { edition: read("edition"), plate: read("plate") });
  useDocumentTitle(platesTitle(useSite(), plates, selection));
  const selected = String(selection.edition.year);
  return (
    <>
      <PageHead title={part} />
      <div className={`wrap columns ${styles.lead}`}>
        <p className={`lead ${styles.rule}`}>{plates.rule}</p>
        <Summary edition={selection.edition} />
      </div>
      <div className="wrap" data-from-query>
        <WithoutScripts shown={`${part} ${selected}`} />
        <p className={styles.notice} role="status">
          {selection.notice}
        </p>
        <div className={styles.stage}>
          <Tabs
            label={words.edition}
            tabs={plates.editions.map(({ year }) => {
              return { id: String(year), label: String(year), href: editionAddress(plates, year) };
            })}
            selected={selected}
            className={styles.tabs}
          />
          <div className={styles.edition}>
            <Edition {...data} {...selection} />
          </div>
        </div>
      </div>
    </>
  );
}
