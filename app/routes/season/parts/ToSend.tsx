import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./ToSend.module.css";

/** The season's card, to look at and to download. */
export function ToSend({ year, team }: { year: number; team: string }) {
  const card = `${import.meta.env.BASE_URL}share/seasons/${year}.png`;
  return (
    <figure className={styles.card}>
      <img
        src={card}
        width="1200"
        height="630"
        loading="lazy"
        decoding="async"
        alt={`${team} ${year} as one card: the year, the record and a bar for every game.`}
      />
      <figcaption>
        <a href={card} download className={buttons.button}>
          <ButtonFace icon="arrow-right">Download the card</ButtonFace>
        </a>
      </figcaption>
    </figure>
  );
}
