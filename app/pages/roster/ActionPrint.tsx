import type { PrintFormat } from "#app/art/action-print/action-print.ts";
import { fullName } from "#app/domain/full-name.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useRoster } from "./roster-context.ts";
import type { RosterMember } from "./shape-roster.ts";
import inks from "#app/ui/Inks/Inks.module.css";
import styles from "./PlayerView.module.css";

const viewBoxes: Readonly<Record<PrintFormat, string>> = {
  vertical: "0 0 400 500",
  landscape: "0 0 600 400",
};

/** Her large picture in the season's formats. If there are two, phones show the wide one; both are lazy, so the hidden one is not loaded. */
export function ActionPrint({ member }: { member: RosterMember }) {
  const { year } = useRoster().season;
  const { id, ground, prints } = member;
  const hasBoth = prints.vertical !== undefined && prints.landscape !== undefined;
  return (
    <div className={classes(styles.print, inks[ground])}>
      {(["vertical", "landscape"] as const).map((format) => {
        const sheet = prints[format];
        return (
          sheet && (
            <Art
              key={format}
              sheet={sheet}
              id="print"
              viewBox={viewBoxes[format]}
              className={classes(
                styles[format],
                hasBoth && (format === "vertical" ? "notOnPhones" : "onPhones"),
              )}
              photo={`action-${year}-${id}`}
              shows={fullName(member)}
              isFirst={!hasBoth}
              sizes="(width < 600px) 92vw, 520px"
            />
          )
        );
      })}
    </div>
  );
}
