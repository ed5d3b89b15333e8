import type { ReactNode } from "react";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { useSite } from "#app/page/site.ts";
import { useDay } from "#app/page/today/use-day.ts";
import type { JoinAnswer, JoinData, JoinTryouts } from "#app/routes/join/join-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/join.ts";
import styles from "./Tryouts.module.css";

interface TryoutsProps {
  tryouts: JoinTryouts | undefined;
  answers: JoinData["answers"];
  email: string | undefined;
  /** The art sheet with the pictures of its states. */
  picture: string;
}

const button = classes(buttons.button, buttons.quiet);

/** The callout in wood type, a line for each part of the sentence. */
function Announced({ lines, link }: JoinTryouts) {
  return (
    <>
      <h2>
        <span className="sr">{lines.join(" ")}</span>
        <span aria-hidden="true" className="stack">
          {lines.map((line) => (
            <Wood
              key={line}
              as="span"
              text={line}
              cap={capFor(line, 0.06, 0.11)}
              phoneCap={capFor(line, 0.07, 0.12)}
            />
          ))}
        </span>
      </h2>
      <p className={`onScreens ${styles.action}`}>
        <ExternalLink href={link} className={button}>
          <ButtonFace icon="arrow-up-right">{words.openTheForm}</ButtonFace>
        </ExternalLink>
      </p>
    </>
  );
}

interface CalmProps extends Pick<TryoutsProps, "email"> {
  title: string;
  lead: string;
}

function Calm({ title, lead, email }: CalmProps) {
  return (
    <>
      <h2 className={`d1 ${styles.calm}`}>{title}</h2>
      <p className={styles.lead}>
        {lead} {email === undefined ? words.untilThenFollow : words.untilThenFollowOrWrite}
      </p>
      {email === undefined ? undefined : (
        <p className={`onScreens ${styles.action}`}>
          <ExternalLink href={`mailto:${email}`} className={button}>
            <ButtonFace icon="arrow-up-right">{words.emailTheCaptains}</ButtonFace>
          </ExternalLink>
        </p>
      )}
    </>
  );
}

const base = import.meta.env.BASE_URL.slice(0, -1);

/** A file of the site is no page of it. */
function Answer({ text, to }: JoinAnswer["values"][number]) {
  if (to === undefined) return text;
  return to.startsWith("/") ? (
    <a href={base + to} download>
      {text}
    </a>
  ) : (
    <ExternalLink href={to}>{text}</ExternalLink>
  );
}

/** Answers to a recruit's first questions. */
function Answers({ answers }: { answers: readonly JoinAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, values }) => (
        <div key={label}>
          <dt className="lab">{label}</dt>
          <dd>
            {values.map((value) => (
              <span key={value.text}>
                <Answer {...value} />{" "}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface SheetProps extends Pick<TryoutsProps, "answers" | "picture"> {
  state: "open" | "quiet";
  isHidden?: boolean;
  children: ReactNode;
}

function Sheet({ state, isHidden = false, answers, picture, children }: SheetProps) {
  const label = useSite().labels?.tryouts ?? words.tryouts;
  return (
    <section
      className={classes(styles.sheet, state === "quiet" && styles.quiet)}
      aria-label={label}
      inert={isHidden}
    >
      <div className={styles.words}>
        <p className="lab">{label}</p>
        {children}
        <Answers answers={answers[state]} />
      </div>
      <Art sheet={picture} id={state} viewBox="0 0 700 360" className={styles.picture} fills />
    </section>
  );
}

/** The sheet at the head of the page: the tryouts, that they are over by the clock, or that there are none. */
export function Tryouts({ tryouts, answers, email, picture }: TryoutsProps) {
  const day = useDay(tryouts?.dates);
  const isOver = day !== undefined && !day.state.key.startsWith("tryouts:");
  if (tryouts === undefined) {
    return (
      <Sheet state="quiet" {...{ answers, picture }}>
        <Calm title={words.noTryoutsAreAnnounced} lead={words.datesPostedHereFirst} email={email} />
      </Sheet>
    );
  }
  return (
    <div className="oneCell">
      <Sheet state="open" isHidden={isOver} {...{ answers, picture }}>
        <Announced {...tryouts} />
      </Sheet>
      {tryouts.dates === undefined ? undefined : (
        <Sheet state="quiet" isHidden={!isOver} {...{ answers, picture }}>
          <Calm title={words.tryoutsAreOver} lead={words.nextDatesPostedHereFirst} email={email} />
        </Sheet>
      )}
    </div>
  );
}
