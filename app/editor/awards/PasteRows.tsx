import { useId, useState } from "react";
import { Button } from "#app/editor/Button.tsx";
import type { Choices } from "#app/editor/form/choices.ts";
import formStyles from "#app/editor/form/Form.module.css";
import { readPasted } from "./read-pasted.ts";
import type { AwardRow } from "./award-row.ts";

interface PasteRowsProps {
  choices: Choices;
  onRows: (rows: readonly AwardRow[]) => void;
}

/** Field to paste rows from a spreadsheet. Unreadable rows stay in it. */
export function PasteRows({ choices, onRows }: PasteRowsProps) {
  const id = useId();
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
      <div className={formStyles.field}>
        <label htmlFor={id}>Rows: badge, person, then day, time, note if there are any</label>
        <textarea
          id={id}
          rows={6}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {unread === 0 ? undefined : (
          <p className={formStyles.problem} role="status">
            {unread} of the rows name no known badge or person. Correct them above and read them
            again.
          </p>
        )}
      </div>
      <Button isDisabled={text.trim() === ""} reason="Paste rows first." onPress={read}>
        Read the rows
      </Button>
    </details>
  );
}
