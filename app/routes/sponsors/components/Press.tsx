import type { OfferedKit, SponsorsData } from "#app/routes/sponsors/sponsors-data.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/sponsors.ts";
import styles from "./Press.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** The inks, each as a square with its value. A presentation attribute: the policy has no styles. */
function Colors({ colors }: Pick<OfferedKit, "colors">) {
  return (
    <ul className={styles.colors} aria-label={words.colors}>
      {colors.map(({ name, hex }) => (
        <li key={hex}>
          <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="1" height="1" fill={hex} />
          </svg>
          <span className={styles.color}>{name}</span>
          <code>{hex}</code>
        </li>
      ))}
    </ul>
  );
}

function Download({ kit }: { kit: OfferedKit }) {
  return (
    <div>
      <ul className={styles.contents}>
        {kit.contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={`onScreens ${styles.download}`}>
        <a href={base + kit.path} download className={buttons.button}>
          <ButtonFace icon="arrow-right">{words.pressKit(kit.size)}</ButtonFace>
        </a>
      </p>
    </div>
  );
}

/** Press kit: the team's name, a description, its marks and colors. */
export function Press({ press, className }: Pick<SponsorsData, "press"> & { className: string }) {
  const { description, spellings, kit } = press;
  return (
    <section className={className} aria-labelledby="press">
      <Heading id="press" title={words.forThePress} note={words.toCopyAndPrint} />
      <div className={`columns ${styles.columns}`}>
        <div>
          <p className={styles.description}>{description}</p>
          {spellings.map((line) => (
            <p key={line} className={`muted ${styles.spelling}`}>
              {line}
            </p>
          ))}
        </div>
        {kit === undefined ? undefined : <Download kit={kit} />}
      </div>
      {kit === undefined ? undefined : <Colors colors={kit.colors} />}
    </section>
  );
}
