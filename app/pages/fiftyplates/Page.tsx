import { missingPlate, plate } from "#app/art/plate/plate.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { drawBusts } from "#app/entities/person/busts.ts";
import { Island } from "#app/islands/Island.tsx";
import { useAddSheet, useSources } from "#app/islands/rendering.ts";
import { itemAt } from "#app/lib/list.ts";
import type { ClubRecord, Edition } from "#app/record/record.ts";
import { usePartLabel } from "#app/routes/site.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import type { FiftyPlates } from "./FiftyPlates.island.tsx";
import { periodOfPlates, shapeEdition } from "./shape-plates.ts";

const PLATE_SIZE = { width: 100, height: 60 } as const;

/** Colors of the periods: board and letters. */
const PLATE_INKS: readonly (readonly [fill: Ink, ink: Ink])[] = [
  ["sun", "black"],
  ["plate1", "paper"],
  ["plate3", "paper"],
  ["plate2", "sun"],
];

/** The plates of an edition in the colors of their periods, dashed if nobody claimed them. */
export function drawPlates({ year, claims }: Edition, { states }: Pick<ClubRecord, "states">) {
  const periods = periodOfPlates(claims);
  const draw = (code: string) => {
    const period = periods.get(code);
    if (period === undefined) return missingPlate(code, PLATE_SIZE.width, PLATE_SIZE.height);
    const [fill, ink] = itemAt(PLATE_INKS, period);
    return plate(code, { ...PLATE_SIZE, fill, ink });
  };
  return makeSheet(
    `plates-${year}`,
    states.list.map(({ code }) => ({ id: code, viewBox: "0 0 100 60", markup: draw(code) })),
  );
}

/** License plates with who spotted each first, in every edition of the game. */
export function Page() {
  const { record } = useSources();
  const { badges, plateEditions } = record;
  const addSheet = useAddSheet();
  const newest = plateEditions.at(-1);
  const editions = plateEditions.map((edition) => {
    const { year, season, awards } = edition;
    const earners = [...new Set(awards.map(({ person }) => person))];
    return Object.assign(shapeEdition(record, edition), {
      plates: addSheet(drawPlates(edition, record), edition === newest ? "inline" : "file"),
      busts: addSheet(drawBusts(record, year, season, earners)),
    });
  });
  const mapBadge = [...badges.values()].find(({ onMap }) => onMap);
  return (
    <>
      <PageHead title={usePartLabel("fiftyplates")} />
      <Island<typeof FiftyPlates>
        name="fiftyplates/FiftyPlates.island"
        when="load"
        props={{ rule: mapBadge?.rule ?? "", editions }}
        photographPrefixes={["busts-"]}
      />
    </>
  );
}
