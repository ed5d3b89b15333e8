import { classes } from "#app/lib/classes.ts";
import { dataIndex } from "#app/page/data-paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as words from "#words/pages/data.ts";
import type { OpenData } from "./data-data.ts";
import styles from "./DataPage.module.css";
import { Calendars } from "./components/Calendars.tsx";
import { Feeds } from "./components/Feeds.tsx";
import { FileTable } from "./components/FileTable.tsx";
import { RecordFrame } from "./components/RecordFrame.tsx";

const base = import.meta.env.BASE_URL.slice(0, -1);
const head = <PageHead title={words.openData} phoneCap={0.19} />;

function Terms({ license: { name, link } }: Pick<OpenData, "license">) {
  return (
    <dl className={styles.terms}>
      <div>
        <dt className="lab">{words.facts}</dt>
        <dd>{link === undefined ? name : <ExternalLink href={link}>{name}</ExternalLink>}</dd>
      </div>
      <div>
        <dt className="lab">{words.code}</dt>
        <dd>MIT</dd>
      </div>
      <div>
        <dt className="lab">{words.allFiles}</dt>
        <dd>
          <a href={base + dataIndex}>{dataIndex}</a>
        </dd>
      </div>
    </dl>
  );
}

/** Downloads of the site's data, calendars and feeds to follow, and an embed of the record. */
export function View({ data }: { data: OpenData }) {
  const { calendars, feeds, frame, version } = data;
  return (
    <>
      {head}
      <div className={classes("wrap columns", styles.intro)}>
        <p className={styles.lead}>{words.whatThisIs(version)}</p>
        <Terms license={data.license} />
      </div>
      <section className={classes("wrap section", styles.section)} aria-labelledby="files">
        <FileTable tables={data.tables} countsInWords={data.countsInWords} />
      </section>
      <RestOfPage>
        {calendars.length + feeds.length === 0 ? undefined : (
          <div className={classes("wrap section halves", styles.section)}>
            {calendars.length === 0 ? undefined : <Calendars calendars={calendars} />}
            {feeds.length === 0 ? undefined : <Feeds feeds={feeds} />}
          </div>
        )}
        {frame === undefined ? undefined : (
          <section className={classes("wrap section", styles.section)} aria-labelledby="embed">
            <RecordFrame frame={frame} />
          </section>
        )}
      </RestOfPage>
    </>
  );
}
