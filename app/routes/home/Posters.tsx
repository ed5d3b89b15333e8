import { Link } from "wouter";
import { Art } from "#app/ui/Art/Art.tsx";
import * as words from "#words/pages/home.ts";
import type { Poster } from "./shape-home.ts";
import styles from "./Posters.module.css";

interface PostersProps {
  posters: readonly Poster[];
  art: string;
}

/** The pages that the bar does not list, as posters on a wall. */
export function Posters({ posters, art }: PostersProps) {
  return (
    <section className={`wrap notOnPhones ${styles.also}`} aria-labelledby="also">
      <h2 id="also" className="d2">
        {words.more}
      </h2>
      <ul>
        {posters.map(({ path, name, art: picture, caption }) => (
          <li key={path}>
            <Link href={path}>
              <Art sheet={art} id={picture} viewBox="0 0 300 400" />
              <span className="sm">
                <b className="sr">{name}: </b>
                {caption}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
