import type { ReactNode } from "react";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { classes } from "#app/lib/classes.ts";
import { capFor } from "#app/lib/wood-type/measure.ts";
import { useSite, useTryoutsState } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { Fold } from "#app/ui/Fold/Fold.tsx";
import * as words from "#words/pages/join.ts";
import * as eventFacts from "#words/facts/event.ts";
import type { JoinData } from "./shape-join.ts";
import type { JoinFact, JoinTryouts } from "./shape-tryouts.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { List } from "#app/ui/List/List.tsx";
import styles from "./Tryouts.module.css";

interface TryoutsProps {
  tryouts: JoinTryouts | undefined;
  answers: JoinData["answers"];
  email: string | undefined;
  status: string | undefined;
  /** URL of the art sheet with the pictures of both states. */
  picture: string;
}

const button = classes(buttons.button, buttons.quiet);

/** The callout in wood type, one line per part of the sentence. */
function Callout({ lines, link }: JoinTryouts) {
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

interface NoTryoutsProps extends Pick<TryoutsProps, "email" | "status"> {
  title: string;
  lead: string;
}

function NoTryouts({ title, lead, status, email }: NoTryoutsProps) {
  const { language } = useSite();
  return (
    <>
      <h2 className={`d1 ${styles.noTryouts}`}>{title}</h2>
      {status === undefined ? undefined : (
        <p className={styles.lead} lang={language}>
          <b>{status}</b>
        </p>
      )}
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

/** An answer that links to another site or a download. */
function Answer({ text, to }: JoinFact["values"][number]) {
  if (to === undefined) return text;
  return to.startsWith("/") ? (
    <a href={makeHref(to)} download>
      {text}
    </a>
  ) : (
    <ExternalLink href={to}>{text}</ExternalLink>
  );
}

/** Answers to a recruit's first questions. */
function Answers({ answers }: { answers: readonly JoinFact[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ label, values }) => (
        <div key={label} className="cluster">
          <dt className="lab">{label}</dt>
          <dd className="cluster">
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
      hidden={isHidden}
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

/** The tryouts, or a notice that there are none or that they are over. */
export function Tryouts({ tryouts, answers, email, status, picture }: TryoutsProps) {
  const { closes, ends } = useSite().tryouts ?? {};
  const now = useTryoutsState() ?? "open";
  if (tryouts === undefined) {
    return (
      <Sheet state="quiet" {...{ answers, picture }}>
        <NoTryouts
          title={words.noTryoutsAreAnnounced}
          lead={words.datesPostedHereFirst}
          status={status}
          email={email}
        />
      </Sheet>
    );
  }
  return (
    <div className="oneCell">
      <Sheet state="open" isHidden={now !== "open"} {...{ answers, picture }}>
        <Callout {...tryouts} />
      </Sheet>
      {closes === undefined ? undefined : (
        <Sheet state="open" isHidden={now !== "closed"} {...{ answers, picture }}>
          <h2 className={`d1 ${styles.noTryouts}`}>{words.registrationHasEnded}</h2>
        </Sheet>
      )}
      {ends === undefined ? undefined : (
        <Sheet state="quiet" isHidden={now !== "over"} {...{ answers, picture }}>
          <NoTryouts
            title={words.tryoutsAreOver(tryouts.year)}
            lead={words.nextDatesPostedHereFirst}
            status={status}
            email={email}
          />
        </Sheet>
      )}
    </div>
  );
}

function Place({ place, map }: Pick<JoinTryouts["days"][number], "place" | "map">) {
  if (place === undefined) return undefined;
  return (
    <span>
      {place}
      {map === undefined ? undefined : (
        <>
          {" "}
          <ExternalLink href={map} label={words.mapTo(place)}>
            {eventFacts.map}
          </ExternalLink>
        </>
      )}
    </span>
  );
}

function When({ tryouts }: { tryouts: JoinTryouts }) {
  const { registration, days } = tryouts;
  if (days.length === 0) return undefined;
  return (
    <div>
      <h2 className="lab">{words.whenAndWhere}</h2>
      <List className={styles.lines}>
        {registration === undefined ? undefined : <li>{registration}</li>}
        {days.map((tryout) => (
          <li key={tryout.day + (tryout.time ?? "")}>
            <b>{tryout.day}</b>
            {tryout.time === undefined ? undefined : <span>{tryout.time}</span>}
            <Place {...tryout} />
          </li>
        ))}
      </List>
    </div>
  );
}

function Bring({ bring }: Pick<JoinTryouts, "bring">) {
  const { language } = useSite();
  if (bring.length === 0) return undefined;
  return (
    <div>
      <h2 className="lab">{words.whatToBring}</h2>
      <List className={styles.lines}>
        {bring.map((thing) => (
          <li key={thing} lang={language}>
            {thing}
          </li>
        ))}
      </List>
    </div>
  );
}

/** Dates, places, what to bring, and questions, as far as they are known. */
export function TryoutDetails({ tryouts, className }: { tryouts: JoinTryouts; className: string }) {
  const { days, bring, note, questions } = tryouts;
  const { language } = useSite();
  if (days.length + bring.length + questions.length === 0 && note === undefined) return undefined;
  return (
    <div className={className}>
      <div className={styles.columns}>
        <When tryouts={tryouts} />
        <Bring bring={tryouts.bring} />
        {note === undefined ? undefined : (
          <div>
            <h2 className="lab">{words.goodToKnow}</h2>
            <p className={styles.text} lang={language}>
              {note}
            </p>
          </div>
        )}
      </div>
      {questions.length === 0 ? undefined : (
        <section className={styles.questions} aria-label={words.questionsAndAnswers}>
          {questions.map(({ question, answer }) => (
            <Fold key={question} label={question} language={language}>
              <p className={styles.text}>{answer}</p>
            </Fold>
          ))}
        </section>
      )}
    </div>
  );
}
