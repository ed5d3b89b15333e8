import type { BadgeId } from "#app/domain/ids.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import type { Badge } from "#app/record/record.ts";

/** A badge in lists, cards and links. Each list shows some of these fields. */
export interface BadgeShape {
  readonly id: BadgeId;
  readonly title: string;
  /** Name of its core value. */
  readonly value: string;
  /** How to earn it. */
  readonly rule?: string | undefined;
  /** The person who created it. */
  readonly maker?: PersonShape | undefined;
  /** Set if its awards are claims on the map of plates. */
  readonly onMap?: true | undefined;
  /** Number of times earned, by a person or in an edition. */
  readonly times?: number | undefined;
}

/** A badge for cards and links, with the number of times earned if a list counts them. */
export function shapeBadge({ id, title, value }: Badge, times?: number): BadgeShape {
  return { id, title, value, ...(times === undefined ? {} : { times }) };
}

/** A badge with its rule and its creator. */
export function describeBadge(badge: Badge): BadgeShape {
  const { rule, maker, onMap } = badge;
  return {
    ...shapeBadge(badge),
    rule,
    ...(maker === undefined ? {} : { maker: shapePerson(maker) }),
    ...(onMap === true ? { onMap } : {}),
  };
}
