import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";

interface CrestProps {
  /** Sheet with the crest. */
  sheet: string;
  /** The opponent's key; undefined if the opponent is not known yet. */
  opponent: string | undefined;
  className?: string | undefined;
  /** Value of the `sizes` attribute, for a photograph. */
  sizes: string;
}

/** An opponent's crest with a shadow; a dashed ring if the opponent is not known yet. */
export function Crest({ sheet, opponent, className, sizes }: CrestProps) {
  if (opponent === undefined) return <span className={classes("openCrest", className)} />;
  return (
    <Art
      sheet={sheet}
      id={opponent}
      viewBox="-3 -3 106 106"
      className={className}
      photo={`crest-${opponent}`}
      sizes={sizes}
    />
  );
}
