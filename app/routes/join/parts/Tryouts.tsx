import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/cap-for.ts";
import type { JoinTryouts } from "#app/routes/join/join-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./Tryouts.module.css";

interface TryoutsProps {
  tryouts: JoinTryouts | undefined;
  email: string | undefined;
  /** The art sheet with the picture of either state. */
  picture: string;
}

const button = classes(buttons.button, buttons.quiet);

/** The callout in wood type, a line for each part of the sentence. */
function Announced({ lines, link }: JoinTryouts) {
  return (
    <>
      <h2>
        <span className="sr">{lines.join(" ")}</span>
        <span aria-hidden="true" className={styles.lines}>
          {lines.map((line) => (
            <Wood
              key={line}
              as="span"
              text={line}
              cap={capFor(line, 0.06, 0.2)}
              phoneCap={capFor(line, 0.07, 0.23)}
            />
          ))}
        </span>
      </h2>
      <p className={styles.action}>
        <ExternalLink href={link} className={button}>
          <ButtonFace icon="arrow-up-right">Open the form</ButtonFace>
        </ExternalLink>
      </p>
    </>
  );
}

function NotAnnounced({ email }: Pick<TryoutsProps, "email">) {
  return (
    <>
      <h2 className={`d1 ${styles.calm}`}>No tryouts are announced</h2>
      <p className={styles.lead}>
        When they are, the date stands here first. Until then, follow the team
        {email === undefined ? "." : " or write to the captains."}
      </p>
      {email === undefined ? undefined : (
        <p className={styles.action}>
          <ExternalLink href={`mailto:${email}`} className={button}>
            <ButtonFace icon="arrow-up-right">Email the captains</ButtonFace>
          </ExternalLink>
        </p>
      )}
    </>
  );
}

/** The sheet at the head of the page: the tryouts, or that there are none. */
export function Tryouts({ tryouts, email, picture }: TryoutsProps) {
  const isOpen = tryouts !== undefined;
  return (
    <section className={classes(styles.sheet, !isOpen && styles.quiet)} aria-label="Tryouts">
      <div className={styles.words}>
        <p className="lab">Tryouts</p>
        {isOpen ? <Announced {...tryouts} /> : <NotAnnounced email={email} />}
      </div>
      <Art
        sheet={picture}
        id={isOpen ? "open" : "quiet"}
        viewBox="0 0 700 360"
        className={styles.picture}
        fills
      />
    </section>
  );
}
