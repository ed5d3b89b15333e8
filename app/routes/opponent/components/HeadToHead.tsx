import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { HeadFigure } from "#app/routes/opponent/opponent-data.ts";
import { Figures } from "#app/ui/Figures/Figures.tsx";
import styles from "./HeadToHead.module.css";

function noteOf({ note, of }: HeadFigure) {
  if (of === undefined) return note;
  const title = of.hasPage ? (
    <Link href={paths.tournament({ id: of.tournament })}>{of.title}</Link>
  ) : (
    of.title
  );
  if (note === undefined) return title;
  return (
    <>
      {title}, {note}
    </>
  );
}

/** Head-to-head totals against a team. */
export function HeadToHead({ figures }: { figures: readonly HeadFigure[] }) {
  if (figures.length === 0) return undefined;
  return (
    <Figures
      className={styles.figures}
      figures={figures.map((figure) => ({
        label: figure.label,
        value: figure.value,
        isText: figure.isText ?? false,
        note: noteOf(figure),
      }))}
    />
  );
}
