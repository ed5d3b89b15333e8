import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import type { Member } from "#app/routes/roster/member.ts";
import { printAddress } from "./print-address.ts";
import type { SeasonData } from "#app/routes/roster/roster-data.ts";
import styles from "./ActionPrint.module.css";

interface ActionPrintProps {
  season: SeasonData;
  member: Member;
  /** Her place among the people of the season, from 0. */
  place: number;
}

const viewBoxes: Readonly<Record<PrintFormat, string>> = {
  vertical: "0 0 400 500",
  landscape: "0 0 600 400",
};

/**
 * The large picture of a person in the format of the season. Where the device decides on it, both
 * stand here and the style sheet shows one.
 */
export function ActionPrint({ season: { year, prints }, member, place }: ActionPrintProps) {
  const { id, ground } = member;
  const both = prints.vertical !== undefined && prints.landscape !== undefined;
  const print = (format: PrintFormat) => {
    const hash = prints[format]?.[place];
    if (hash === undefined) return undefined;
    return (
      <Art
        sheet={printAddress(year, id, format, hash)}
        id="print"
        viewBox={viewBoxes[format]}
        className={classes(styles[format], both && styles.either)}
        photo={`action-${year}-${id}`}
        shows={member.name}
        // Of two formats the browser does not know beforehand which the styles will show.
        first={!both}
        sizes="(width < 600px) 92vw, 520px"
      />
    );
  };
  return (
    <div className={classes(styles.print, inks[ground])}>
      {print("vertical")}
      {print("landscape")}
    </div>
  );
}
