import { treeSheet } from "#app/art/empty/empty-state.ts";
import { mapFormerIds } from "#app/domain/former-ids.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import type { WayOn } from "./WayOn.island.tsx";
import styles from "./NotFound.module.css";

/** The page for unknown addresses. */
export function Page() {
  const { record } = useSources();
  const formerIds = mapFormerIds([...record.people.values()]);
  return (
    <div className={`wrap columns ${styles.page}`}>
      <div>
        <Wood as="h1" text="Out of bounds" cap={0.1} phoneCap={0.1375} />
        <p className={`d4 ${styles.words}`}>
          There is no page at this address. Check the spelling.
        </p>
        <Island<typeof WayOn>
          name="not-found/WayOn.island"
          when="load"
          props={formerIds === undefined ? {} : { formerIds }}
        />
      </div>
      <Art
        sheet={useSheet(treeSheet(), "inline")}
        id="tree"
        viewBox="0 0 520 400"
        className="bleed"
      />
    </div>
  );
}
