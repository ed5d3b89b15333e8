import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";

interface CrestProps {
  /** The sheet with the crest; its place stays empty without one. */
  sheet: string | undefined;
  /** The opponent's key; undefined while the opponent is not known. */
  opponent: string | undefined;
  /** Of the crest's name in a sheet that has other drawings, too. */
  prefix?: string;
  className?: string | undefined;
  /** Its size on the page, for a photograph. */
  sizes: string;
}

/** An opponent's crest with its shadow; a dashed ring while the opponent is not known. */
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
