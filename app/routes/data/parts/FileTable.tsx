import { classes } from "#app/lib/classes.ts";
import { dataPath } from "#app/page/data-paths.ts";
import type { ListedTable } from "#app/routes/data/data-data.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { FileLink } from "./FileLink.tsx";
import styles from "./FileTable.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

function FileRow({ name, label, holds, rows, newest, size }: ListedTable) {
  return (
    <tr>
      <th scope="row">
        <span className="d4">{label}</span>
        <span className={classes("xs mut", styles.below)}>{holds}</span>
      </th>
      <td className={styles.wide}>{holds}</td>
      <td className={classes("num", styles.rows)}>{rows}</td>
      <td className={styles.wide}>{newest}</td>
      <td className={classes("mut", styles.wide, styles.size)}>{size}</td>
      <td className={styles.files}>
        <FileLink href={dataPath(name, "json")} label={`${label}, JSON`}>
          JSON
        </FileLink>
        <FileLink href={dataPath(name, "csv")} label={`${label}, CSV`}>
          CSV
        </FileLink>
        <a
          className={classes("xs", styles.wide)}
          href={base + dataPath(name, "schema.json")}
          aria-label={`${label}, schema`}
        >
          schema
        </a>
      </td>
    </tr>
  );
}

/** What there is: a row for each file, with how many rows it has and how new they are. */
export function FileTable({ tables }: { tables: readonly ListedTable[] }) {
  return (
    <>
      <Heading id="files" title="Files" note="JSON, CSV, schema" />
      <table className={styles.table}>
        <thead className="lab">
          <tr>
            <th scope="col">What</th>
            <th scope="col" className={styles.wide}>
              A row holds
            </th>
            <th scope="col" className={styles.size}>
              Rows
            </th>
            <th scope="col" className={styles.wide}>
              Newest row
            </th>
            <th scope="col" className={classes(styles.wide, styles.size)}>
              Size
            </th>
            <th scope="col">Take</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <FileRow key={table.name} {...table} />
          ))}
        </tbody>
      </table>
      <p className={classes("xs mut", styles.note)}>
        CSV opens in a spreadsheet as it is: commas, a byte order mark, days as 2022-10-02. Any page
        may read the files (Access-Control-Allow-Origin: *). Games are those of sanctioned
        tournaments; published and counted records stand apart. Whoever is shown by initials is so
        in every file.
      </p>
    </>
  );
}
