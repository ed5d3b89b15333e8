import { placeCorners, valueKey } from "#app/domain/core-values.ts";
import { Island } from "#app/islands/Island.tsx";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { inLetters } from "#words/grammar.ts";
import type { CoreValues } from "./CoreValues.island.tsx";
import { defaultPictureSheet } from "./default-picture.ts";

/** An interactive picture of the core values. */
export function Page() {
  const { coreValues } = useSources().record.club;
  const corners = placeCorners(coreValues.length);
  const props = {
    picture: useSheet(defaultPictureSheet(coreValues.length), "inline"),
    values: coreValues.map(({ name }, index) => {
      const corner = corners[index];
      return {
        name,
        key: valueKey(name, index),
        hint:
          corner === undefined
            ? `Pulls the ${inLetters(corners.length)} together.`
            : `Sets the ${corner} circle.`,
      };
    }),
  };
  return (
    <>
      <PageHead title={usePartLabel("corevalues")} />
      <Island<typeof CoreValues> name="corevalues/CoreValues.island" when="load" props={props} />
    </>
  );
}
