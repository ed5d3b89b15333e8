import { useState } from "react";
import { awardsFile } from "#app/content/files.ts";
import { addRows } from "#app/content/writing/list-entries.ts";
import { type AwardRow, cellsOf, type Evening, missingOf, readPasted } from "./award-rows.ts";
import type { Choice, Choices } from "./choices.ts";
import { useDesk } from "./desk.ts";
import styles from "./Editor.module.css";
import { numbered } from "./fields.ts";
import { Button, Labeled, LabeledInput, Picker } from "./inputs.tsx";
import { ProblemList } from "./ReviewScreen.tsx";

interface EveningFieldsProps {
  evening: Evening;
  zones: readonly Choice[];
  onChange: (evening: Evening) => void;
}

/** Day, time and zone that all awards of an evening share. */
function EveningFields({ evening, zones, onChange }: EveningFieldsProps) {
  return (
    <fieldset className={`stack ${styles.frame}`}>
      <legend>For all of them</legend>
      <LabeledInput
        label="Day"
        type="date"
        value={evening.date}
        onText={(date) => onChange({ ...evening, date })}
      />
      <LabeledInput
        label="Time, if known"
        type="time"
        value={evening.time}
        onText={(time) => onChange({ ...evening, time })}
      />
      <Labeled label="Zone of the time">
        <Picker
          value={evening.zone}
          choices={zones}
          onPick={(zone) => onChange({ ...evening, zone })}
        />
      </Labeled>
    </fieldset>
  );
}

interface PasteRowsProps {
  choices: Choices;
  onRows: (rows: readonly AwardRow[]) => void;
}

/** Field to paste rows from a spreadsheet. Unreadable rows stay in it. */
function PasteRows({ choices, onRows }: PasteRowsProps) {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState(0);
  const read = () => {
    const found = readPasted(text, choices.badges, choices.players);
    onRows(found.rows);
    setText(found.unread.join("\n"));
    setUnread(found.unread.length);
  };
  return (
    <details>
      <summary>Paste rows from a spreadsheet</summary>
      <Labeled
        label="Rows: badge, person, then day, time, note if there are any"
        below={
          unread === 0 ? undefined : (
            <p className={styles.problem} role="status">
              {unread} of the rows name no known badge or person. Correct them above and read them
              again.
            </p>
          )
        }
      >
        <textarea
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Labeled>
      <Button isDisabled={text.trim() === ""} reason="Paste rows first." onPress={read}>
        Read the rows
      </Button>
    </details>
  );
}

interface AwardFieldsProps {
  row: AwardRow;
  label: string;
  choices: Choices;
  onChange: (part: Partial<AwardRow>) => void;
  onRemove: () => void;
}

/** A new award: badge, person, note. */
function AwardFields({ row, label, choices, onChange, onRemove }: AwardFieldsProps) {
  const picker = (text: string, name: "badge" | "player", list: readonly Choice[]) => (
    <Labeled label={text}>
      <Picker value={row[name]} choices={list} needed onPick={(key) => onChange({ [name]: key })} />
    </Labeled>
  );
  return (
    <li className={`stack ${styles.frame}`} aria-label={label}>
      {picker("Badge", "badge", choices.badges)}
      {picker("Person", "player", choices.players)}
      <LabeledInput label="Note" value={row.note ?? ""} onText={(note) => onChange({ note })} />
      {row.date === undefined ? undefined : (
        <small>
          {row.date} {row.time} {row.zone}
        </small>
      )}
      <Button isQuiet onPress={onRemove}>
        Remove
      </Button>
    </li>
  );
}

const HEAD = "badge,player,date,time,zone,note,again\n";

/** Awards of an evening: shared values once, then one row each, typed or pasted from a spreadsheet. */
export function AwardsScreen({ year }: { year: number }) {
  const { workspace, review, choices, edit } = useDesk();
  const file = awardsFile(year);
  const [evening, setEvening] = useState<Evening>({ date: "", time: "", zone: "" });
  const [rows, setRows] = useState<readonly AwardRow[]>([]);
  const text = workspace.texts.get(file) ?? HEAD;
  const missing = missingOf(rows, evening);
  /** A new row has the badge of the one above. */
  const addRow = () => {
    const badge = rows.at(-1)?.badge ?? choices.badges[0]?.key ?? "";
    setRows([...rows, { badge, player: choices.players[0]?.key ?? "" }]);
  };
  const fields = numbered(rows).map(({ index, item: row }) => (
    <AwardFields
      key={index}
      row={row}
      label={`Award ${index + 1}`}
      choices={choices}
      onChange={(part) => setRows(rows.with(index, { ...row, ...part }))}
      onRemove={() => setRows(rows.toSpliced(index, 1))}
    />
  ));
  return (
    <>
      <h1>Awards {year}</h1>
      <p>{text.trimEnd().split("\n").length - 1} awards so far.</p>
      <ProblemList problems={review.problems.filter((problem) => problem.file === file)} />
      <EveningFields evening={evening} zones={choices.logZones} onChange={setEvening} />
      <PasteRows choices={choices} onRows={(more) => setRows([...rows, ...more])} />
      <ol className="stack">{fields}</ol>
      <Button isQuiet onPress={addRow}>
        One more row
      </Button>
      <p className={`cluster ${styles.actions}`}>
        <Button
          isDisabled={rows.length === 0 || missing !== undefined}
          onPress={() => {
            const cells = rows.map((row) => cellsOf(row, evening));
            edit(file, (old) => addRows(old || HEAD, cells));
            setRows([]);
          }}
        >
          {`Add ${rows.length} to the log`}
        </Button>
        {missing === undefined ? undefined : <span role="status">{missing}</span>}
      </p>
    </>
  );
}
