import { treeAtNightSheet } from "#app/art/empty/empty-state.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet } from "#app/islands/rendering.ts";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { ConnectionStatus } from "./ConnectionStatus.island.tsx";
import type { RequestedPage } from "./RequestedPage.island.tsx";
import button from "#app/ui/Button/Button.module.css";
import styles from "./OfflinePage.module.css";

/** An empty URL reloads the document. */
const EMPTY_HREF = "";

/** The offline worker's answer for a page that is not stored, shown at that page's address. */
export function Page() {
  return (
    <section className={`wrap columns ${styles.head}`}>
      <div>
        <Wood as="h1" text="You are offline" cap={0.1} phoneCap={0.1375} />
        <p className="d4">This page isn’t saved on this device. Saved pages still work.</p>
        <Island<typeof RequestedPage> name="offline/RequestedPage.island" when="load" props={{}} />
        <p className="cluster">
          <a href={EMPTY_HREF} className={button.button}>
            <ButtonFace icon="arrow-right">Try again</ButtonFace>
          </a>
          <ButtonLink href={paths.search()} icon="search" isQuiet>
            Search saved pages
          </ButtonLink>
        </p>
        <Island<typeof ConnectionStatus>
          name="offline/ConnectionStatus.island"
          when="load"
          props={{}}
        />
      </div>
      <Art
        sheet={useSheet(treeAtNightSheet(), "inline")}
        id="tree"
        viewBox="0 0 520 400"
        className="bleed"
      />
    </section>
  );
}
