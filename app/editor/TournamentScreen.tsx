import { type ComponentProps, useId } from "react";
import { z } from "zod";
import type { Draft, Tournament } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaLine } from "#app/content/writing/list-entries.ts";
import { writeInBrackets, writeScalar } from "#app/content/writing/set-value.ts";
import { countryWritten } from "#app/domain/places/place.ts";
import { slug } from "#app/lib/text.ts";
import { useEditor } from "./desk.ts";
import { useUnfinished } from "./forms.tsx";
import { Heading } from "./Heading.tsx";
import { Button, LabeledInput } from "./inputs.tsx";
import { screens } from "./screens.ts";
import { hasFile } from "./workspace.ts";
import styles from "./Editor.module.css";

/** YAML lines with the location of the last tournament of the same name. */
function placeLines({ location, timeZone }: Tournament, states: Draft["states"]): string {
  const { city, state } = location;
  const country = countryWritten(location, states);
  const place = writeInBrackets({ city, state, country });
  return `timeZone: ${timeZone}\nlocation: ${place}\n`;
}

const formSchema = z.object({ name: z.string(), first: z.string(), last: z.string() });

const empty = { name: "", first: "", last: "" };

/** Creates a tournament with the location of the last one of that name; its form has the other fields. */
export function TournamentScreen() {
  const id = useId();
  const { workspace, review, edit } = useEditor();
  const { tournaments, states } = review.draft;
  const [typed = empty, setTyped] = useUnfinished("tournament", formSchema);
  const { name, first, last } = typed;
  const input = (field: keyof typeof empty, label: string, props: ComponentProps<"input">) => (
    <LabeledInput
      {...props}
      label={label}
      value={typed[field]}
      onText={(text) => setTyped((old = empty) => ({ ...old, [field]: text }))}
    />
  );
  const year = Number(first.slice(0, 4));
  const before = tournaments.findLast((tournament) => slug(tournament.name) === slug(name));
  // Keeps the id of earlier years: "2027-nationals", not "2027-national-championships".
  const key = before?.id.slice("2027-".length) ?? slug(name);
  const file = tournamentFile(year, `${year}-${key}`);
  const exists = hasFile(workspace, file);
  const begin = () => {
    edit(
      file,
      () =>
        schemaLine(file) +
        `name: ${writeScalar(name.trim())}\n` +
        `dates: { start: ${first}, end: ${last || first} }\n` +
        (before === undefined ? "" : placeLines(before, states)) +
        `sanctioned: ${String(before?.sanctioned ?? true)}\n`,
    );
    setTyped(() => undefined);
    location.assign(screens.file(file));
  };
  return (
    <>
      <Heading>New tournament</Heading>
      {input("name", "Name", { list: `${id}-names` })}
      <datalist id={`${id}-names`}>
        {[...new Set(tournaments.map((tournament) => tournament.name))].map((usedName) => (
          <option key={usedName}>{usedName}</option>
        ))}
      </datalist>
      {input("first", "First day", { type: "date" })}
      {input("last", "Last day", { type: "date" })}
      {exists && <p className={styles.problem}>This tournament already exists.</p>}
      <p className={`row cluster ${styles.actions}`}>
        <Button
          isDisabled={key === "" || first === "" || exists}
          reason="Enter a new name and a first day."
          onPress={begin}
        >
          Continue
        </Button>
      </p>
    </>
  );
}
