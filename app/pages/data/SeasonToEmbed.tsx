import { useSources } from "#app/islands/rendering.ts";
import { escapeMarkup } from "#app/lib/text.ts";
import { CARD_HEIGHT, CARD_WIDTH, cardPath } from "#app/outputs/share/card.ts";
import { seasonInWords, shownRecord } from "#app/outputs/share/season-card.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import styles from "./DataPage.module.css";

const SIZE = { width: CARD_WIDTH / 2, height: CARD_HEIGHT / 2 };

/** The card of the newest season with a record, and HTML to show it on another site with a link to the season. */
export function SeasonToEmbed() {
  const { record, address } = useSources();
  const { club, seasons } = record;
  const season = seasons.findLast((season) => shownRecord(season) !== undefined) ?? seasons.at(-1);
  if (season === undefined) return undefined;
  const page = paths.season({ year: season.year });
  const picture = cardPath(page.slice(1));
  const alt = seasonInWords(club.teamName, season);
  return (
    <section className="wrap section" aria-labelledby="embed">
      <Heading id="embed" title="The record on your site" note="A picture with a link" />
      <div className={`apart halves ${styles.embed}`}>
        <figure>
          <img src={makeHref(picture)} {...SIZE} loading="lazy" alt={alt} />
          <figcaption className="sm muted">Updates automatically after every game.</figcaption>
        </figure>
        <div>
          <p className="lab" id="snippet">
            Copy this
          </p>
          <pre className="slab sm" tabIndex={0} role="region" aria-labelledby="snippet">
            <code>
              {[
                `<a href="${address}${page}">`,
                `  <img src="${address}${picture}" width="${SIZE.width}" height="${SIZE.height}"`,
                `    alt="${escapeMarkup(alt)}"></a>`,
              ].join("\n")}
            </code>
          </pre>
        </div>
      </div>
    </section>
  );
}
