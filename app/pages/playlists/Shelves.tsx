import { Art } from "#app/ui/Art/Art.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { showFromTop, useMix } from "./mix.ts";
import styles from "./Bars.module.css";

/** All sleeves in a row at the bottom of the desktop view. */
export function CoverStrip({ current }: { current: string | undefined }) {
  const { playlists, art, getAddress } = useMix();
  const columns = useComputedRule(`--sleeves:${playlists.length};`);
  return (
    <nav
      className={`onScreens notOnPhones ${styles.strip}`}
      aria-label="All playlists"
      data-depends-on-query
    >
      <List className={columns}>
        {playlists.map(({ id, title }) => (
          <li key={id}>
            <Link
              href={getAddress(id)}
              aria-label={title}
              aria-current={id === current ? "true" : undefined}
              onClick={() => showFromTop()}
            >
              <Art sheet={art.sleeves} id={id} viewBox="0 0 300 300" />
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** First view on phones: each category is a shelf of sleeves that scrolls sideways. */
export function Shelves() {
  const { shelves, playlists, art, getAddress } = useMix();
  return (
    <div className={`onPhones ${styles.shelves}`}>
      {shelves.map((shelf) => (
        <section key={shelf.title} aria-label={shelf.title}>
          <h2 className="d3">{shelf.title}</h2>
          <List>
            {shelf.playlists.map((id) => (
              <li key={id}>
                <Link
                  id={`on-shelf-${id}`}
                  href={getAddress(id)}
                  onClick={() => showFromTop(`${id}-title`)}
                >
                  <Art sheet={art.sleeves} id={id} viewBox="0 0 300 300" />
                  <span>{playlists.find((playlist) => playlist.id === id)?.title}</span>
                </Link>
              </li>
            ))}
          </List>
        </section>
      ))}
    </div>
  );
}
