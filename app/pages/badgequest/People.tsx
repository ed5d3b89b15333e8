import { classes } from "#app/lib/classes.ts";
import type { PersonAddress } from "#app/entities/person/PersonLink.tsx";
import type { PersonShape } from "#app/entities/person/shape.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useQuestContext } from "./quest-context.ts";
import { personAddress } from "./selection.ts";
import styles from "./People.module.css";

interface BustProps {
  id: string;
  className?: string | undefined;
}

/** A person's large picture; her name is beside it. */
export function Portrait({ id, className }: BustProps) {
  const { busts } = useQuestContext();
  return (
    <Art sheet={busts} id={id} viewBox="0 0 400 400" className={classes(styles.bust, className)} />
  );
}

/** Link props that select a person in this edition; undefined for people who are not in it. */
export function usePersonLinkProps() {
  const { quest, selection, onChoose } = useQuestContext();
  const inEdition = new Set(quest.people.map(({ id }) => id));
  return ({ id }: PersonShape, isCurrent = false): PersonAddress | undefined =>
    inEdition.has(id)
      ? {
          href: personAddress(selection, id),
          onClick: onChoose,
          "aria-current": isCurrent ? "true" : undefined,
        }
      : undefined;
}
