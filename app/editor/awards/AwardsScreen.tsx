import { useState } from "react";
import { awardsFile } from "#app/content/files.ts";
import { addRows } from "#app/content/writing/list-entries.ts";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import { ProblemList } from "#app/editor/screens/ProblemList.tsx";
import { AwardRows } from "./AwardRows.tsx";
import { cellsOf, missingOf, type AwardRow, type Evening } from "./award-row.ts";
import { EveningFields } from "./EveningFields.tsx";
import { PasteRows } from "./PasteRows.tsx";

const HEAD = "badge,player,date,time,zone,note,again\n";

/** Awards of an evening: shared values once, then one row each, typed or pasted from a spreadsheet. */
export function AwardsScreen({ year }: { year: number }) {
  const { workspace, review, choices, edit } = useDesk();
  const file = awardsFile(year);
  const [evening, setEvening] = useState<Evening>({ date: "", time: "", zone: "" });
  const [rows, setRows] = useState<readonly AwardRow[]>([]);
  const text = workspace.texts.get(file) ?? HEAD;
  const missing = missingOf(rows, evening);
  return (
    <>
      <h1>Awards {year}</h1>
      <p>{text.trimEnd().split("\n").length - 1} awards so far.</p>
      <ProblemList problems={review.problems.filter((problem) => problem.file === file)} />
      <EveningFields evening={evening} zones={choices.logZones} onChange={setEvening} />
      <PasteRows choices={choices} onRows={(more) => setRows([...rows, ...more])} />
      <AwardRows rows={rows} choices={choices} onChange={setRows} />
      <p className={styles.actions}>
        <Button
          isDisabled={rows.length === 0 || missing !== undefined}
          onPress={() => {
            edit(file, (old) =>
              addRows(
                old || HEAD,
                rows.map((row) => cellsOf(row, evening)),
              ),
            );
            setRows([]);
          }}
        >
          {`Add ${rows.length} to the log`}
        </Button>
        {missing === undefined ? undefined : <span role="status"> {missing}</span>}
      </p>
    </>
  );
}
