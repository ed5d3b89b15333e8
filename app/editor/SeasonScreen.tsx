import { z } from "zod";
import { files, rosterFile } from "#app/content/files.ts";
import { formatNextRoster } from "#app/content/writing/roster-text.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { fullName } from "#app/domain/full-name.ts";
import { listPeople } from "#app/domain/roster.ts";
import { seasonId } from "#app/domain/seasons.ts";
import { useEditor } from "./desk.ts";
import { useUnfinished } from "./forms.tsx";
import { Heading } from "./Heading.tsx";
import { Button, Checkbox, LabeledInput } from "./inputs.tsx";
import { screens } from "./screens.ts";
import { hasFile } from "./workspace.ts";
import styles from "./Editor.module.css";

const formSchema = z.object({ yearText: z.string(), leaving: z.array(z.string()) });

/** Starts a season with the returning people of the last one, and makes it the current season. */
export function SeasonScreen() {
  const { workspace, review, edit } = useEditor();
  const { draft } = review;
  const last = draft.rosters.at(-1);
  const [typed, setTyped] = useUnfinished("season", formSchema);
  const yearText = typed?.yearText ?? String((last?.year ?? 0) + 1);
  const leaving = typed?.leaving ?? [];
  if (last === undefined || draft.site === undefined) {
    return (
      <>
        <Heading>New season</Heading>
        <p>There is no season yet.</p>
      </>
    );
  }
  const { teamName } = draft.site;
  const year = Number(yearText);
  const file = rosterFile(year);
  const exists = hasFile(workspace, file);
  const everybody = listPeople(last);
  const begin = () => {
    const people = everybody.filter((person) => !leaving.includes(person));
    edit(file, () => formatNextRoster(last, year, people, draft));
    edit(files.site, (text) => setValue(text, ["defaultRoster"], seasonId(teamName, year)));
    setTyped(() => undefined);
    location.assign(screens.file(file));
  };
  return (
    <>
      <Heading>New season</Heading>
      <LabeledInput
        label="Year"
        inputMode="numeric"
        value={yearText}
        onText={(text) => setTyped(() => ({ yearText: text, leaving }))}
      />
      {exists && <p className={styles.problem}>This season already exists.</p>}
      <fieldset className={styles.frame}>
        <legend>Who is returning from {last.displayName}?</legend>
        {everybody.map((person) => {
          const player = draft.players.get(person);
          return (
            <Checkbox
              key={person}
              label={player === undefined ? person : fullName(player.name)}
              isChecked={!leaving.includes(person)}
              onCheck={(comes) =>
                setTyped(() => ({
                  yearText,
                  leaving: comes ? leaving.filter((id) => id !== person) : [...leaving, person],
                }))
              }
            />
          );
        })}
      </fieldset>
      <p>
        Add captains and new players on the next form. The site will then open with this season.
      </p>
      <p className={`row cluster ${styles.actions}`}>
        <Button
          isDisabled={!/^20\d\d$/.test(yearText) || exists}
          reason="Enter a year that has no season yet."
          onPress={begin}
        >
          Create season
        </Button>
      </p>
    </>
  );
}
