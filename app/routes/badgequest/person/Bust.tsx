import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./Bust.module.css";

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
