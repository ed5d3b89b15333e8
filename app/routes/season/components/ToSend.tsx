import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import * as words from "#words/pages/season.ts";
import styles from "./ToSend.module.css";

interface PictureProps {
  href: string;
  width: number;
  height: number;
  alt: string;
  label: string;
}

function Picture({ href, width, height, alt, label }: PictureProps) {
  return (
    <figure>
      <img src={href} width={width} height={height} loading="lazy" decoding="async" alt={alt} />
      <figcaption>
        <a href={href} download className={buttons.button}>
          <ButtonFace icon="arrow-right">{label}</ButtonFace>
        </a>
      </figcaption>
    </figure>
  );
}

/** The season's card in two sizes, to look at and to download. */
export function ToSend({ year, team }: { year: number; team: string }) {
  const stem = `${import.meta.env.BASE_URL}share/seasons/${year}`;
  return (
    <div className={`onScreens ${styles.cards}`}>
      <Picture
        href={`${stem}.png`}
        width={1200}
        height={630}
        alt={words.oneCard(team, year)}
        label={words.downloadTheCard}
      />
      <Picture
        href={`${stem}-story.png`}
        width={1080}
        height={1920}
        alt={words.portraitVersion}
        label={words.downloadTheStory}
      />
    </div>
  );
}
