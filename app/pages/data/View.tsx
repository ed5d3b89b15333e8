import { useState } from "react";
import { classes } from "#app/lib/classes.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import * as words from "#words/pages/data.ts";
import type { OpenData } from "./shape-data.ts";
import { Calendars, Feeds, FileTable } from "./FileLists.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./DataPage.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** Labels of the button before and after copying. */
const COPY_LABELS = { before: words.copy, done: words.copied, failed: words.select } as const;

function Snippet({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof COPY_LABELS>("before");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("done");
    } catch {
      // The browser or the visitor denied access.
      setState("failed");
    }
  };
  return (
    <div className={`columns slab ${styles.snippet}`}>
      <pre tabIndex={0} role="region" aria-labelledby="snippet-label">
        <code>{text}</code>
      </pre>
      <button
        type="button"
        className={classes(buttons.button, styles.copy)}
        onClick={() => void copy()}
      >
        <ButtonFace icon="clipboard">{COPY_LABELS[state]}</ButtonFace>
      </button>
      <p className="sr" role="status">
        {state === "before" ? "" : COPY_LABELS[state]}
      </p>
    </div>
  );
}

/** Preview of the season's card, and its code to embed. */
function RecordOnOtherSites({ embed }: { embed: NonNullable<OpenData["embed"]> }) {
  return (
    <>
      <Heading id="embed" title={words.recordOnYourPage} note={words.aPictureWithALink} />
      <div className={`columns ${styles.halves}`}>
        <figure>
          <div className={styles.stage}>
            <img
              src={base + embed.picture}
              width="600"
              height="315"
              loading="lazy"
              alt={embed.alt}
            />
          </div>
          <figcaption className="sm muted">{words.updatesAutomatically}</figcaption>
        </figure>
        <div>
          <p className="lab" id="snippet-label">
            {words.copyThis}
          </p>
          <Snippet text={embed.snippet} />
        </div>
      </div>
    </>
  );
}

const head = <PageHead title={words.openData} />;

function Terms({ license: { name, link } }: Pick<OpenData, "license">) {
  return (
    <dl className={styles.terms}>
      <div className="cluster">
        <dt className="lab">{words.facts}</dt>
        <dd>{link === undefined ? name : <ExternalLink href={link}>{name}</ExternalLink>}</dd>
      </div>
      <div className="cluster">
        <dt className="lab">{words.code}</dt>
        <dd>MIT</dd>
      </div>
    </dl>
  );
}

/** Downloads of the site's data, calendars, feeds, and the embeddable record. */
export function View({ data }: { data: OpenData }) {
  const { calendars, feeds, embed, version } = data;
  return (
    <>
      {head}
      <div className={classes("wrap columns", styles.intro)}>
        <p className="lead">{words.whatThisIs(version)}</p>
        <Terms license={data.license} />
      </div>
      <section className={classes("wrap section", styles.section)} aria-labelledby="files">
        <FileTable tables={data.tables} countsNote={data.countsNote} />
      </section>
      {calendars.length + feeds.length === 0 ? undefined : (
        <div className={classes("wrap section halves", styles.section)}>
          {calendars.length === 0 ? undefined : <Calendars calendars={calendars} />}
          {feeds.length === 0 ? undefined : <Feeds feeds={feeds} />}
        </div>
      )}
      {embed === undefined ? undefined : (
        <section className={classes("wrap section", styles.section)} aria-labelledby="embed">
          <RecordOnOtherSites embed={embed} />
        </section>
      )}
    </>
  );
}
