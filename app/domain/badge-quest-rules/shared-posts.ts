import { inOrderOfTime, type Award } from "#app/domain/badge-quest/award.ts";
import { groupBy } from "#app/lib/list/group-by.ts";

/** How many people can dance in one video of Dancing Queen (docs/product.md, Badge rules). */
export const DANCERS = 6;

/**
 * The awards of one badge by the post that they share: all with the same time, where it is known.
 */
function postsOf<A extends Award>(awards: readonly A[], wanted: string): A[][] {
  const shared = inOrderOfTime(awards).filter(
    ({ badge, time }) => badge === wanted && time !== undefined,
  );
  return [...groupBy(shared, ({ date, time = "" }) => `${date} ${time}`).values()];
}

/** The dancers of a log that exceed the limit of their video. */
export function dancersBeyond<A extends Award>(awards: readonly A[]): A[] {
  return postsOf(awards, "DANCING_QUEEN").flatMap((post) => {
    const dancers = groupBy(post, ({ player }) => player);
    return [...dancers.values()].slice(DANCERS).flatMap(([first]) => first ?? []);
  });
}

export interface RepeatedGroup<A extends Award> {
  /** the first row of the post that exceeds the limit */
  readonly award: A;
  /** the first row of the post that came first */
  readonly first: A;
  readonly players: readonly string[];
}

/** The posts of Dental Hygiene by exactly the people of an earlier one: each group counts once. */
export function repeatedGroups<A extends Award>(awards: readonly A[]): RepeatedGroup<A>[] {
  const firsts = new Map<string, A>();
  return postsOf(awards, "DENTAL_HYGIENE").flatMap((post) => {
    const players = [...new Set(post.map(({ player }) => player))].toSorted();
    const [award] = post;
    const first = firsts.get(players.join());
    if (award === undefined) return [];
    if (first) return { award, first, players };
    firsts.set(players.join(), award);
    return [];
  });
}
