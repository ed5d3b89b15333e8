import { classes } from "#app/lib/classes.ts";
import { dataPath } from "#app/page/data-paths.ts";
import type { ListedTable, OpenData } from "#app/routes/data/data-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as words from "#words/pages/data.ts";
import { FileLink } from "./FileLink.tsx";
import styles from "./FileTable.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

function FileRow({ name, label, holds, rows, newest, size }: ListedTable) {
  return (
    <tr>
      <th scope="row">
        <span className="d4">{label}</span>
        <span className={classes("xs muted onPhones", styles.below)}>{holds}</span>
      </th>
      <td className={styles.wide}>{holds}</td>
      <td className={classes("num", styles.rows)}>{rows}</td>
      <td className={styles.wide}>{newest}</td>
      <td className={classes("muted", styles.wide, styles.size)}>{size}</td>
      <td className={styles.files}>
        <FileLink href={dataPath(name, "json")} label={words.jsonOf(label)}>
          JSON
        </FileLink>
        <FileLink href={dataPath(name, "csv")} label={words.csvOf(label)}>
          CSV
        </FileLink>
        <a
          className={classes("xs", styles.wide)}
          href={base + dataPath(name, "schema.json")}
          aria-label={words.schemaOf(label)}
        >
          {words.schema}
        </a>
      </td>
    </tr>
  );
}

/** Table of the files, with their number of rows and last update. */
export function FileTable({ tables, countsInWords }: Pick<OpenData, "tables" | "countsInWords">) {
  return (
    <>
      <Heading id="files" title={words.files} note={words.fileKinds} />
      <table className={styles.table}>
        <thead className="lab">
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col" className={styles.wide}>
              {words.eachRowHas}
            </th>
            <th scope="col" className={styles.size}>
              {words.rows}
            </th>
            <th scope="col" className={styles.wide}>
              {words.newestRow}
            </th>
            <th scope="col" className={classes(styles.wide, styles.size)}>
              {words.size}
            </th>
            <th scope="col">{words.download}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <FileRow key={table.name} {...table} />
          ))}
        </tbody>
      </table>
      <p className={classes("xs muted", styles.note)}>{words.howToRead}</p>
      {countsInWords === undefined ? undefined : (
        <p className={classes("xs muted", styles.note)}>{countsInWords}</p>
      )}
    </>
  );
}
