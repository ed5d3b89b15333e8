import { useId, useState } from "react";
import { tournamentFile } from "#app/content/files.ts";
import { writeScalar } from "#app/content/writing/write-value.ts";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import formStyles from "#app/editor/form/Form.module.css";
import { screens } from "#app/editor/use-screen.ts";

const head = "# yaml-language-server: $schema=../../../../schemas/tournament.schema.json\n";

/** What is known by now; the checks name the rest at the fields of the form. */
function start(name: string, first: string, last: string): string {
  return `${head}name: ${writeScalar(name)}\ndates: { start: ${first}, end: ${last} }\nsanctioned: true\n`;
}

/** Names a new tournament; the rest is filled in on its form. */
export function TournamentScreen() {
  const id = useId();
  const { workspace, edit } = useDesk();
  const [name, setName] = useState("");
  const [first, setFirst] = useState("");
  const [days, setDays] = useState("");
  const year = Number(first.slice(0, 4));
  const key = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  const file = tournamentFile(year, `${year}-${key}`);
  const isTaken = workspace.texts.has(file);
  const field = (label: string, type: string, value: string, onValue: (text: string) => void) => (
    <div className={formStyles.field}>
      <label htmlFor={id + label}>{label}</label>
      <input
        id={id + label}
        type={type}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </div>
  );
  return (
    <>
      <h1>A new tournament</h1>
      {field("Name", "text", name, setName)}
      {field("First day", "date", first, setFirst)}
      {field("Last day", "date", days, setDays)}
      {isTaken ? (
        <p className={formStyles.problem}>This tournament is there already.</p>
      ) : undefined}
      <Button
        isDisabled={key === "" || first === "" || isTaken}
        onPress={() => {
          edit(file, () => start(name, first, days || first));
          location.hash = screens.file(file);
        }}
      >
        Go on
      </Button>
    </>
  );
}
