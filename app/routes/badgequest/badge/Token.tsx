import { badgeSlug, countTag } from "#app/domain/badge-quest/badge-quest.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import styles from "./Token.module.css";

interface TokenProps {
  id: string;
  /** Below 1 the token is grayed; above 1 it wears a tag. */
  times: number;
}

/** A badge's picture. Its name and count are always beside it, or in the name of its link. */
export function Token({ id, times }: TokenProps) {
  const { tokenSheet } = useScene();
  const tag = countTag(times);
  const earned = times >= 1;
  const slug = badgeSlug(id);
  return (
    <span className={classes(styles.token, !earned && styles.off)} aria-hidden="true">
      <Art
        sheet={tokenSheet(id)}
        id={earned ? slug : `${slug}_off`}
        viewBox="0 0 100 100"
        photo={`badge-${slug}`}
        sizes="96px"
      />
      {tag === undefined ? undefined : (
        <span className={`centered display ${styles.times}`}>{tag}</span>
      )}
    </span>
  );
}
