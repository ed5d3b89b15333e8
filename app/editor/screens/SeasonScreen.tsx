import { useId, useState } from "react";
import { files, rosterFile } from "#app/content/files.ts";
import { nextRosterText } from "#app/content/writing/roster-text.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { peopleOf } from "#app/domain/roster.ts";
import { fullName } from "#app/domain/full-name.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import formStyles from "#app/editor/form/Form.module.css";
import { screens } from "#app/editor/use-screen.ts";

/** Begins a season: asks of everybody of the last one whether she comes back, and shows the new one first. */
export function SeasonScreen() {
  const id = useId();
  const { workspace, review, edit } = useDesk();
  const { draft } = review.checked;
  const last = draft.rosters.at(-1);
  const [written, setYear] = useState(String((last?.year ?? 0) + 1));
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  if (last === undefined || draft.site === undefined) return <p>There is no season yet.</p>;
  const { teamName } = draft.site;
  const year = Number(written);
  const file = rosterFile(year);
  const isYear = /^20\d\d$/.test(written);
  const isTaken = workspace.texts.has(file);
  const everybody = peopleOf(last);
  const onCome = (person: string, comes: boolean) =>
    setLeaving(
      new Set(comes ? [...leaving].filter((one) => one !== person) : [...leaving, person]),
    );
  const begin = () => {
    const people = everybody.filter((person) => !leaving.has(person));
    edit(file, () => nextRosterText(last, year, { people, captains: [] }, draft));
    edit(files.site, (text) => setValue(text, ["defaultRoster"], seasonId(teamName, year)));
    location.assign(screens.file(file));
  };
  return (
    <>
      <h1>New season</h1>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-year`}>Year</label>
        <input
          id={`${id}-year`}
          inputMode="numeric"
          value={written}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
        {isTaken ? <p className={formStyles.problem}>This season already exists.</p> : undefined}
      </div>
      <fieldset className={styles.people}>
        <legend>Who is returning from {last.displayName}?</legend>
        {everybody.map((person) => {
          const player = draft.players.get(person);
          return (
            <label key={person}>
              <input
                type="checkbox"
                checked={!leaving.has(person)}
                onChange={({ currentTarget }) => onCome(person, currentTarget.checked)}
              />
              {player === undefined ? person : fullName(player.name)}
            </label>
          );
        })}
      </fieldset>
      <p>
        Add captains and new players on the next form. The site will then open with this season.
      </p>
      <p className={styles.actions}>
        <Button
          isDisabled={!isYear || isTaken}
          reason="Enter a year that has no season yet."
          onPress={begin}
        >
          Create season
        </Button>
      </p>
    </>
  );
}
