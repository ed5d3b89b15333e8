import { posterSheet } from "#app/art/poster/posters.ts";
import { countStates, picturedStates } from "#app/domain/fifty-plates.ts";
import { brandId } from "#app/domain/ids.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { capitalize } from "#app/lib/text.ts";
import type { Badge, ClubRecord } from "#app/record/record.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { usePageLinks, useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import * as counts from "#words/counts.ts";
import { inLetters } from "#words/grammar.ts";
import styles from "./Home.module.css";

/** The badges on the poster of the shown edition. */
function listBadges({ badges, shownEdition }: ClubRecord): readonly Badge[] {
  const { poster = [], activated = [] } = shownEdition ?? {};
  return poster.length === 0 ? activated : poster.flatMap((key) => badges.get(brandId(key)) ?? []);
}

/** The drawings of the posters, by page, and their captions. */
function describePosters(
  { club, states, shownEdition, playlists }: ClubRecord,
  yearOfPlaylists: number,
) {
  const { awards = [], claims = [] } = shownEdition ?? {};
  const people = new Set(awards.map(({ person }) => person)).size;
  const lists = playlists.get(yearOfPlaylists)?.playlists.length ?? 0;
  const spotted = counts.parts(countStates(claims), states.called);
  return {
    badgequest: {
      drawing: "badge-quest",
      caption: `${counts.badges(awards.length)}, ${counts.people(people)}, one summer`,
    },
    fiftyplates: { drawing: "fifty-plates", caption: `${spotted} spotted on the road` },
    corevalues: {
      drawing: "core-values",
      caption: `${capitalize(inLetters(club.coreValues.length))} sliders, one shape`,
    },
    playlists: { drawing: "playlists", caption: `${counts.playlists(lists)}, one team` },
  } as const;
}

/** Posters for pages outside the header. The footer lists them too, so a single poster is not shown. */
export function Posters() {
  const { record } = useSources();
  const { founding, coreValues } = record.club;
  const links = usePageLinks(["badgequest", "fiftyplates", "corevalues", "playlists"]);
  const posters = describePosters(record, Number(useSite().playlists?.year));
  const labels = links.map(({ page, label }) => [page, label]);
  const sheet = useSheet(
    posterSheet({
      badges: listBadges(record),
      plates: picturedStates(founding.regions, record.states).map(({ code }) => code),
      values: coreValues.length,
      titles: { ...pageLabels, ...Object.fromEntries(labels) },
    }),
  );
  if (links.length < 2) return undefined;
  return (
    <section className={`wrap notOnPhones ${styles.posters}`} aria-labelledby="also">
      <Heading id="also" title="More" />
      <List>
        {links.map(({ page, label, href }) => (
          <li key={page}>
            <Link href={href}>
              <Art sheet={sheet} id={posters[page].drawing} viewBox="0 0 300 400" />
              <span className="sm">
                <b className="sr">{label}: </b>
                {posters[page].caption}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
