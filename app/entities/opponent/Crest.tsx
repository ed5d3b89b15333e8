import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";

interface CrestProps {
  /** Sheet with the crest; without one, the space stays empty. */
  sheet: string | undefined;
  /** The opponent's key; undefined if the opponent is not known yet. */
  opponent: string | undefined;
  /** Prefix of the crest's name, for a sheet that also has other drawings. */
  prefix?: string;
  className?: string | undefined;
  /** Value of the `sizes` attribute, for a photograph. */
  sizes: string;
}

/** An opponent's crest with a shadow; a dashed ring if the opponent is not known yet. */
export function Crest({ sheet, opponent, prefix = "", className, sizes }: CrestProps) {
  if (opponent === undefined) return <span className={classes("openCrest", className)} />;
  if (sheet === undefined) return <span className={className} />;
  return (
    <Art
      sheet={sheet}
      id={prefix + opponent}
      viewBox="-3 -3 106 106"
      className={className}
      photo={`crest-${opponent}`}
      sizes={sizes}
    />
  );
}
