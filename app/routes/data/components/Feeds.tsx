import { atomPath, jsonFeedPath } from "#app/page/feed-paths.ts";
import type { ListedFeed } from "#app/routes/data/data-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/data.ts";
import { FileLink } from "./FileLink.tsx";
import { FollowRow } from "./FollowList.tsx";

/** The feeds, for readers. */
export function Feeds({ feeds }: { feeds: readonly ListedFeed[] }) {
  return (
    <section aria-labelledby="feeds">
      <Heading id="feeds" title={words.feeds} note="Atom, JSON Feed" />
      <ul>
        {feeds.map(({ name, label, extent }) => (
          <FollowRow key={name} name={label} extent={extent}>
            <FileLink isMain href={atomPath(name)} label={words.atomOf(label)}>
              Atom
            </FileLink>
            <FileLink href={jsonFeedPath(name)} label={words.jsonFeedOf(label)}>
              JSON
            </FileLink>
          </FollowRow>
        ))}
      </ul>
    </section>
  );
}
