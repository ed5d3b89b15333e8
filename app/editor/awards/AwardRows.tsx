import { Button } from "#app/editor/Button.tsx";
import type { Choices } from "#app/editor/form/choices.ts";
import formStyles from "#app/editor/form/Form.module.css";
import { numbered } from "#app/editor/form/numbered.ts";
import { Picker } from "#app/editor/form/Picker.tsx";
import type { AwardRow } from "./award-row.ts";

interface AwardRowsProps {
  rows: readonly AwardRow[];
  choices: Choices;
  onChange: (rows: readonly AwardRow[]) => void;
}

/** A row for each award: badge, person, note. A new row has the badge of the one above. */
export function AwardRows({ rows, choices, onChange }: AwardRowsProps) {
  const change = (index: number, part: Partial<AwardRow>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...part } : row)));
  return (
    <>
      <ol className={formStyles.rows}>
        {numbered(rows).map(({ place: index, item: row }) => (
          <li key={index} className={formStyles.row} aria-label={`Award ${index + 1}`}>
            <label htmlFor={`badge-${index}`}>Badge</label>
            <Picker
              id={`badge-${index}`}
              value={row.badge}
              choices={choices.badges}
              needed
              onPick={(badge) => change(index, { badge })}
            />
            <label htmlFor={`person-${index}`}>Person</label>
            <Picker
              id={`person-${index}`}
              value={row.player}
              choices={choices.players}
              needed
              onPick={(player) => change(index, { player })}
            />
            <label htmlFor={`note-${index}`}>Note</label>
            <input
              id={`note-${index}`}
              value={row.note ?? ""}
              onChange={({ currentTarget }) => change(index, { note: currentTarget.value })}
            />
            {row.date === undefined ? undefined : (
              <small>
                {row.date} {row.time} {row.zone}
              </small>
            )}
            <Button isQuiet onPress={() => onChange(rows.filter((_, place) => place !== index))}>
              Take out
            </Button>
          </li>
        ))}
      </ol>
      <Button
        isQuiet
        onPress={() =>
          onChange([
            ...rows,
            {
              badge: rows.at(-1)?.badge ?? choices.badges[0]?.key ?? "",
              player: choices.players[0]?.key ?? "",
            },
          ])
        }
      >
        One more row
      </Button>
    </>
  );
}
