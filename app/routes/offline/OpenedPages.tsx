import { readable } from "#app/lib/readable.ts";
import { type PageName, placeAt } from "#app/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/offline.ts";
import * as seasonFacts from "#words/facts/season.ts";
import { Entry } from "./Entry.tsx";

/** Kind labels of detail pages. */
const kinds: Partial<Record<PageName, string>> = {
  player: words.person,
  season: seasonFacts.season,
  tournament: words.tournament,
  opponent: words.opponent,
  badge: words.badge,
};

function kindOf(path: string): string | undefined {
  const place = placeAt(path);
  return place && kinds[place.name];
}

interface OpenedPagesProps {
  /** The last first. */
  opened: readonly string[];
  names: ReadonlyMap<string, string>;
  /** The page that was asked for and its name; none where none was. */
  missing: { name: string; path: string } | undefined;
}

/** The pages of the record that somebody has opened here; the one that is missing comes last. */
export function OpenedPages({ opened, names, missing }: OpenedPagesProps) {
  if (opened.length === 0 && missing === undefined) return undefined;
  const kind = missing && kindOf(missing.path);
  return (
    <section aria-labelledby="opened">
      <Heading id="opened" title={words.pagesYouOpened} note={words.mostRecentFirst} />
      <ul>
        {opened.map((path) => (
          <li key={path}>
            <Entry
              name={names.get(path) ?? readable(path)}
              says={kindOf(path) ?? words.page}
              href={path}
            />
          </li>
        ))}
        {missing === undefined ? undefined : (
          <li>
            <Entry
              name={missing.name}
              says={kind === undefined ? words.notStored : words.kindNotStored(kind)}
            />
          </li>
        )}
      </ul>
    </section>
  );
}
