import { plural } from "#app/lib/text/plural.ts";
import type { CountGroup } from "#app/page/people/count-group.ts";
import { PeopleByCount } from "#app/page/people/PeopleByCount.tsx";
import type { PlayerData } from "#app/routes/player/player-data.ts";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";

function foldLabel(rest: readonly CountGroup[]): string {
  const total = rest.reduce((sum, { people }) => sum + people.length, 0);
  const most = rest[0]?.count ?? 1;
  const shared = most === 1 ? "one season" : `${most} seasons or fewer`;
  return `${total} more, who shared ${shared}`;
}

const together = (seasons: number) => `${plural(seasons, "season")} together`;

/** Everyone she was on the team with, by the number of seasons that they shared. */
export function Mates({ data }: { data: PlayerData }) {
  const { count, open, rest } = data.mates;
  if (count === 0) return undefined;
  const said = { unit: "season", label: together };
  return (
    <section aria-labelledby="teammates">
      <Heading id="teammates" title="Teammates" note={plural(count, "person", "people")} />
      <PeopleByCount groups={open} busts={data.art.busts} {...said} />
      {rest.length === 0 ? undefined : (
        <Fold label={foldLabel(rest)}>
          <PeopleByCount groups={rest} {...said} />
        </Fold>
      )}
    </section>
  );
}
