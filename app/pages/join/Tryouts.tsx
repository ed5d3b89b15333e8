import type { ReactNode } from "react";
import { joinSheet } from "#app/art/join/join-picture.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { AnyLink, ExternalLink } from "#app/ui/Link/Link.tsx";
import { makeHref } from "#app/ui/Link/make-href.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { type Fact, listAnswers, listLaterAnswers } from "./answers.ts";
import styles from "./Join.module.css";

/** An answer, linked to another site or a download if there is one. */
function Answer({ text, to }: Fact["values"][number]) {
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
function Answers({ answers }: { answers: readonly Fact[] }) {
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

/** Where to hear of the next tryouts. */
function NextTryouts({ lead }: { lead: string }) {
  const { record } = useSources();
  const { status, captainsEmail, language, tryouts } = record.club;
  const email = tryouts?.contact?.email ?? captainsEmail;
  return (
    <>
      {status && (
        <p className="lead" lang={language}>
          <b>{status}</b>
        </p>
      )}
      <p className="lead">
        {lead} Until then, follow us{email && " or write to the captains"}.
      </p>
      {email && (
        <p className="onScreens">
          <ButtonLink href={`mailto:${email}`} isQuiet>
            Email the captains
          </ButtonLink>
        </p>
      )}
      <Answers answers={listLaterAnswers(record)} />
    </>
  );
}

interface PartProps {
  /** The end of the registration or of the tryouts, in milliseconds since 1970; undefined if it is not known. */
  end: number | undefined;
  children: ReactNode;
}

/** A part until that end; always without one. */
function Before({ end, children }: PartProps) {
  const { publishedAt = 0 } = useSources();
  return (
    <div data-until={end} hidden={end !== undefined && publishedAt >= end}>
      {children}
    </div>
  );
}

/** A part from that end on; never without one. */
function After({ end, children }: PartProps) {
  const { publishedAt = 0 } = useSources();
  if (end === undefined) return undefined;
  return (
    <div data-from={end} hidden={publishedAt < end}>
      {children}
    </div>
  );
}

/** The callout and the link to the form, which is a button until registration is over. */
function Callout() {
  const { tryouts } = useSite();
  if (tryouts === undefined) return undefined;
  const { callout, link, closes } = tryouts;
  return (
    <>
      <Wood as="h2" text={callout} cap={0.1} phoneCap={0.11} />
      <div className="onScreens">
        <Before end={closes}>
          <ButtonLink href={link} isQuiet>
            Open the form
          </ButtonLink>
        </Before>
        <After end={closes}>
          <AnyLink href={link}>Open the form</AnyLink>
        </After>
      </div>
    </>
  );
}

/** The tryouts with answers to the first questions, and once they are over, where to hear of the next ones. */
export function Tryouts() {
  const { record } = useSources();
  const { tryouts, labels } = useSite();
  const label = labels?.tryouts ?? "Tryouts";
  const picture = useSheet(joinSheet([tryouts === undefined ? "quiet" : "open"]), "inline");
  return (
    <section className={`inked columns ${styles.sheet}`} aria-label={label}>
      <div className={styles.words}>
        <div className="lab cluster">
          {label} <After end={tryouts?.closes}>closed</After>
        </div>
        {tryouts === undefined && (
          <>
            <h2 className="d1">No tryouts are announced</h2>
            <NextTryouts lead="Dates will be posted here first." />
          </>
        )}
        {tryouts && (
          <>
            <Callout />
            <Before end={tryouts.ends}>
              <Answers answers={listAnswers(record)} />
            </Before>
            <After end={tryouts.ends}>
              <NextTryouts lead="The next dates will be posted here first." />
            </After>
          </>
        )}
      </div>
      <Art
        sheet={picture}
        id={tryouts === undefined ? "quiet" : "open"}
        viewBox="0 0 700 360"
        className={styles.picture}
        fills
      />
    </section>
  );
}
