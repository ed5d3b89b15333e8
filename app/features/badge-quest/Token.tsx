import { countTag } from "#app/domain/badge-quest/count-tag.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useScene } from "./use-scene.ts";
import styles from "./Token.module.css";

interface TokenProps {
  id: string;
  /** Below 1 the token is greyed; above 1 it wears a tag. */
  times: number;
}

/** A badge's picture. Its name and count are always beside it, or in the name of its link. */
export function Token({ id, times }: TokenProps) {
  const { art, quest } = useScene();
  const isInSet = quest.badges.some((badge) => badge.id === id);
  const tag = countTag(times);
  return (
    <span className={styles.token} aria-hidden="true">
      <Art
        sheet={isInSet ? art.badges : art.otherBadges}
        id={times < 1 ? `${id}-off` : id}
        viewBox="0 0 100 100"
      />
      {tag === undefined ? undefined : <span className={styles.times}>{tag}</span>}
    </span>
  );
}
