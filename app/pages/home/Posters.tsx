import { posterSheet } from "#app/art/poster/posters.ts";
import { countStates, picturedStates } from "#app/domain/fifty-plates.ts";
import { brandId } from "#app/domain/ids.ts";
import { newestYear } from "#app/domain/playlists.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { capitalize } from "#app/lib/text.ts";
import type { Badge, ClubRecord } from "#app/record/record.ts";
import { hasPage } from "#app/routes/has-page.ts";
import { pageLabel, paths } from "#app/routes/paths.ts";
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

/** The posters of the pages that the club has, each with its address and a caption. */
function listPosters(record: ClubRecord) {
  const { club, states, shownEdition, playlists } = record;
  const { awards = [], claims = [] } = shownEdition ?? {};
  const people = new Set(awards.map(({ person }) => person)).size;
  const year = newestYear(playlists);
  const lists = playlists.get(year ?? 0)?.playlists.length ?? 0;
  const spotted = counts.parts(countStates(claims), states.called);
  const all = [
    {
      page: "badgequest",
      drawing: "badge-quest",
      href: paths.badgequest(),
      caption: `${counts.badges(awards.length)}, ${counts.people(people)}, one summer`,
    },
    {
      page: "fiftyplates",
      drawing: "fifty-plates",
      href: paths.fiftyplates(),
      caption: `${spotted} spotted on the road`,
    },
    {
      page: "corevalues",
      drawing: "core-values",
      href: paths.corevalues(),
      caption: `${capitalize(inLetters(club.coreValues.length))} sliders, one shape`,
    },
    {
      page: "playlists",
      drawing: "playlists",
      href: paths.playlists({ year: String(year ?? "") }),
      caption: `${counts.playlists(lists)}, one team`,
    },
  ] as const;
  const titles = {
    badgequest: pageLabel("badgequest", club.parts),
    fiftyplates: pageLabel("fiftyplates", club.parts),
    corevalues: pageLabel("corevalues", club.parts),
    playlists: pageLabel("playlists", club.parts, String(year ?? "")),
  };
  return { posters: all.filter(({ page }) => hasPage(record, page)), titles };
}

/** Posters for pages outside the header. The footer lists them too, so a single poster is not shown. */
export function Posters() {
  const { record } = useSources();
  const { founding, coreValues } = record.club;
  const { posters, titles } = listPosters(record);
  const sheet = useSheet(
    posterSheet({
      badges: listBadges(record),
      plates: picturedStates(founding.regions, record.states).map(({ code }) => code),
      values: coreValues.length,
      titles,
    }),
  );
  if (posters.length < 2) return undefined;
  return (
    <section className={`wrap notOnPhones ${styles.posters}`} aria-labelledby="also">
      <Heading id="also" title="More" />
      <List>
        {posters.map(({ page, href, drawing, caption }) => (
          <li key={page}>
            <Link href={href}>
              <Art sheet={sheet} id={drawing} viewBox="0 0 300 400" />
              <span className="sm">
                <b className="sr">{titles[page]}: </b>
                {caption}
              </span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  );
}
