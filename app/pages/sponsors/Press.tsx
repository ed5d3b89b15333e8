import { useSources } from "#app/islands/rendering.ts";
import { plural } from "#app/lib/text.ts";
import { pressDescription, spellings } from "#app/record/press.ts";
import type { PressKit } from "#app/routes/sources.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { List } from "#app/ui/List/List.tsx";
import { fileSize } from "#words/grammar.ts";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./SponsorsPage.module.css";

function Download({ path, bytes, logos, photographs }: PressKit) {
  return (
    <div>
      <List className={`rows ${styles.contents}`}>
        <li>{logos} logos, each as SVG and PNG</li>
        <li>the name’s spelling and a short description</li>
        {photographs > 0 && <li>{plural(photographs, "photograph")} to print</li>}
      </List>
      <p className="onScreens">
        <a href={makeHref(path)} download className={buttons.button}>
          <ButtonFace icon="arrow-right">Press kit, ZIP, {fileSize(bytes)}</ButtonFace>
        </a>
      </p>
    </div>
  );
}

/** For the press: a description, the name's spelling, and the press kit. */
export function Press() {
  const { record, pressKit } = useSources();
  return (
    <section className="wrap section" aria-labelledby="press">
      <Heading id="press" title="For the press" note="to copy and to print" />
      <div className="halves apart">
        <div className="stack">
          <p className={styles.description}>{pressDescription(record.club)}</p>
          {spellings(record.club).map((line) => (
            <p key={line} className="muted">
              {line}
            </p>
          ))}
        </div>
        {pressKit && <Download {...pressKit} />}
      </div>
    </section>
  );
}
