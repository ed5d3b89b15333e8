import { useSources } from "#app/islands/rendering.ts";
import { capitalize } from "#app/lib/text.ts";
import { DATA_VERSION, tableFiles } from "#app/outputs/open-data/data-files.ts";
import { dataPath } from "#app/routes/output-paths.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { rowContents } from "#words/open-data.ts";
import { Calendars, Feeds } from "./Follow.tsx";
import { describeTable } from "./load.ts";
import { Row } from "./Row.tsx";
import { SeasonToEmbed } from "./SeasonToEmbed.tsx";
import styles from "./DataPage.module.css";

function Files() {
  return (
    <section className="wrap section" aria-labelledby="files">
      <Heading id="files" title="Files" />
      <List className={`index ${styles.files}`}>
        {tableFiles(useSources().record).map((table) => (
          <Row
            key={table.name}
            name={capitalize(table.name)}
            extent={`${rowContents[table.name]}: ${describeTable(table)}`}
            links={[
              ["JSON", dataPath(table.name, "json")],
              ["CSV", dataPath(table.name, "csv")],
            ]}
          />
        ))}
      </List>
      <p className={`apart sm muted ${styles.note}`}>
        CSV files open in any spreadsheet: commas, a byte order mark, dates like 2022-10-02. Any
        page may read the files (Access-Control-Allow-Origin: *). Anyone shown by initials here is
        shown by initials in the files.
      </p>
    </section>
  );
}

/** Downloads of the site's data, calendars, feeds, and the season's record to embed. */
export function Page() {
  const { license } = useSources().record.club;
  return (
    <>
      <PageHead title={pageLabels.data} />
      <div className="wrap halves">
        <p className="lead">
          Download the data behind this site, with the same privacy rules. No key needed. A field is
          never renamed within version {DATA_VERSION}.
        </p>
        <List className={styles.facts}>
          <Row
            name="Facts"
            extent={
              license?.link === undefined ? (
                (license?.name ?? "© the club. All rights reserved.")
              ) : (
                <ExternalLink href={license.link}>{license.name}</ExternalLink>
              )
            }
          />
          <Row name="Code" extent="MIT" />
        </List>
      </div>
      <Files />
      <div className="wrap section halves">
        <Calendars />
        <Feeds />
      </div>
      <SeasonToEmbed />
    </>
  );
}
