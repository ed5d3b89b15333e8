import type { ReactNode } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { paths } from "#app/routes/paths.ts";
import { useScene } from "./scene.ts";
import type { Someone } from "./shape-history.ts";
import { personAddress } from "./selection.ts";
import styles from "./People.module.css";

interface BustProps {
  id: string;
  round?: boolean;
  className?: string | undefined;
}

/** A person's picture; her name is always beside it. */
export function Bust({ id, round = false, className }: BustProps) {
  const { busts } = useScene();
  return (
    <Art
      sheet={busts}
      id={id}
      viewBox="0 0 400 400"
      className={classes(styles.bust, round && styles.round, className)}
    />
  );
}

interface PersonLinkProps {
  who: Pick<Someone, "id"> & Partial<Pick<Someone, "season">>;
  className?: string | undefined;
  /** Whether she is shown in the main panel. */
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link to a person's details; to her roster page if she was not in this edition. */
export function PersonLink({ who, className, current, children }: PersonLinkProps) {
  const { selection, onChoose } = useScene();
  const isHere = who.season === undefined;
  const href = isHere
    ? personAddress(selection, who.id)
    : paths.roster({ season: who.season, view: "player", player: who.id });
  return (
    <Link
      href={href}
      className={className}
      aria-current={current === true ? "true" : undefined}
      onClick={isHere ? onChoose : undefined}
    >
      {children}
    </Link>
  );
}
