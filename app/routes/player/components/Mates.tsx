import type { CountGroup } from "#app/page/people/count-group.ts";
import { PeopleByCount } from "#app/page/people/PeopleByCount.tsx";
import type { PlayerData } from "#app/routes/player/player-data.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/player.ts";

function foldLabel(rest: readonly CountGroup[]): string {
  const total = rest.reduce((sum, { people }) => sum + people.length, 0);
  const most = rest[0]?.count ?? 1;
  const shared = most === 1 ? words.oneSeason : words.seasonsOrFewer(most);
  return words.moreMates(total, shared);
}

/** Everyone she was on the team with, by the number of seasons that they shared. */
export function Mates({ data }: { data: PlayerData }) {
  const { count, open, rest } = data.mates;
  if (count === 0) return undefined;
  const labels = { unit: words.sharedSeasons, label: words.together };
  return (
    <section aria-labelledby="teammates">
      <Heading id="teammates" title={words.teammates} note={counts.people(count)} />
      <PeopleByCount groups={open} busts={data.art.busts} {...labels} />
      {rest.length === 0 ? undefined : (
        <Fold label={foldLabel(rest)}>
          <PeopleByCount groups={rest} {...labels} />
        </Fold>
      )}
    </section>
  );
}
