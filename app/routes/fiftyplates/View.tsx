import { useCallback, useRef } from "react";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { usePartLabel, useSite } from "#app/page/site.ts";
import { WithoutScripts } from "#app/page/WithoutScripts.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { JumpList } from "#app/ui/JumpList/JumpList.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { TabPanel } from "#app/ui/Tabs/TabPanel.tsx";
import { Tabs } from "#app/ui/Tabs/Tabs.tsx";
import { ClaimList } from "#app/routes/fiftyplates/components/ClaimList.tsx";
import { Compared } from "#app/routes/fiftyplates/components/Compared.tsx";
import { PickedPlate } from "#app/routes/fiftyplates/components/PickedPlate.tsx";
import { PlateKey } from "#app/routes/fiftyplates/components/PlateKey.tsx";
import { PlateMap } from "#app/routes/fiftyplates/components/PlateMap.tsx";
import * as words from "#words/pages/fifty-plates.ts";
import { platesTitle } from "./plates-title.ts";
import type { EditionBusts, FiftyPlates as Plates } from "./plates.ts";
import { Race } from "#app/routes/fiftyplates/components/Race.tsx";
import { editionAddress, selectionOf } from "./selection.ts";
import { Spotters } from "#app/routes/fiftyplates/components/Spotters.tsx";
import { Summary } from "#app/routes/fiftyplates/components/Summary.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import styles from "./FiftyPlates.module.css";

interface FiftyPlatesProps {
  plates: Plates;
  /** By year. */
  busts: Readonly<Record<string, EditionBusts>>;
}

const PANEL = "edition";

export function View({ data: { plates, busts } }: { data: FiftyPlatesProps }) {
  const part = usePartLabel("fiftyplates");
  const { read } = useQuery();
  const picked = useRef<HTMLDivElement>(null);
  const showPicked = useCallback(() => {
    // By the next frame the new plate stands.
    requestAnimationFrame(() => picked.current?.scrollIntoView({ block: "nearest" }));
  }, []);
  const selection = selectionOf(plates, { edition: read("edition"), plate: read("plate") });
  const { edition, tile, notice } = selection;
  useDocumentTitle(platesTitle(useSite(), plates, selection));
  const tabs = plates.editions.map(({ year }) => ({
    id: String(year),
    label: String(year),
    href: editionAddress(plates, year),
  }));
  const selected = String(edition.year);
  const map = { plates, edition, onPick: showPicked };
  return (
    <>
      <PageHead title={part} cap={0.074} phoneCap={0.19} flight="low" />
      <div className={`wrap columns ${styles.lead}`}>
        <p className={styles.rule}>{plates.rule}</p>
        <Summary edition={edition} />
      </div>
      <div className="wrap" data-from-query>
        <WithoutScripts shown={`${part} ${selected}`} />
        <div role="status">
          {notice === undefined ? undefined : <p className={styles.notice}>{notice}</p>}
        </div>
        <JumpList
          className={styles.jumps}
          sections={[
            { id: "map", title: words.theMap },
            { id: "spotters", title: words.spotters, isShown: edition.spotters.length > 0 },
            { id: "race", title: words.theRace, isShown: edition.weeks.length > 0 },
            { id: "claims", title: words.everyClaim, isShown: edition.claims.length > 0 },
            { id: "open", title: words.stillOutThere, isShown: edition.open.length > 0 },
            {
              id: "compared",
              title: words.theYearsCompared,
              isShown: plates.editions.length > 1,
            },
          ]}
        />
        <div className={styles.stage}>
          <Tabs
            label={words.edition}
            panel={PANEL}
            tabs={tabs}
            selected={selected}
            className={styles.tabs}
          />
          <TabPanel id={PANEL} selected={selected} className={styles.edition}>
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
              <RestOfPage>
                <Race edition={edition} />
                <ClaimList {...map} />
              </RestOfPage>
            </div>
          </TabPanel>
        </div>
      </div>
      <RestOfPage>
        <Compared plates={plates} className={`wrap ${styles.compared}`} />
      </RestOfPage>
    </>
  );
}
