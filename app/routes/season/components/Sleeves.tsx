import { Link } from "wouter";
import { useSite } from "#app/page/site.ts";
import { pageLabel, paths } from "#app/paths.ts";
import type { SeasonData } from "#app/routes/season/season-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/season.ts";
import styles from "./Sleeves.module.css";

/** The sleeves of the year's playlists. */
export function Sleeves({ data }: { data: SeasonData }) {
  const { playlists, art, year } = data;
  const { sleeves } = art;
  const { parts } = useSite();
  if (sleeves === undefined || playlists.length === 0) return undefined;
  return (
    <section aria-labelledby="playlists">
      <Heading id="playlists" title={words.playlists} />
      <ul className={styles.sleeves}>
        {playlists.map(({ id, title }) => (
          <li key={id}>
            <Link href={paths.playlists({ year: String(year), playlist: id })}>
              <Art sheet={sleeves} id={id} viewBox="0 0 300 300" label={title} sizes="160px" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={`onScreens ${styles.on}`}>
        <Link href={paths.playlists({ year: String(year) })} className={buttons.button}>
          <ButtonFace icon="arrow-right">{pageLabel("playlists", parts, String(year))}</ButtonFace>
        </Link>
      </p>
    </section>
  );
}
