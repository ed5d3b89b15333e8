import { useId, useState } from "react";
import type { Tournament } from "#app/content/content.ts";
import { countryWritten } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";
import { tournamentFile } from "#app/content/files.ts";
import { schemaLine } from "#app/content/writing/list-entries.ts";
import { writeInBrackets, writeScalar } from "#app/content/writing/set-value.ts";
import { slug } from "#app/lib/text.ts";
import { Button } from "#app/editor/Button.tsx";
import { useDesk } from "#app/editor/desk.ts";
import formStyles from "#app/editor/form/Form.module.css";
import { screens } from "#app/editor/use-screen.ts";

interface Beginning {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  /** The last tournament of that name, which was most likely in the same place. */
  readonly before: Tournament | undefined;
}

/**
 * Text of a new tournament's file, with the facts known so far; the checks ask for the rest at the form's
 * fields.
 */
function start(file: string, { name, first, last, before }: Beginning, states: States): string {
  const dates = `dates: { start: ${first}, end: ${last} }`;
  const known = [`name: ${writeScalar(name)}`, dates];
  if (before !== undefined) {
    const { city, state } = before.location;
    const country = countryWritten(before.location, states);
    const location = writeInBrackets({ city, state, country });
    known.push(`timeZone: ${before.timeZone}`, `location: ${location}`);
  }
  const isSanctioned = before?.sanctioned ?? true;
  return `${schemaLine(file)}${known.join("\n")}\nsanctioned: ${String(isSanctioned)}\n`;
}

/** Names a new tournament, in the place of the last one of that name; the rest is filled in on its form. */
export function TournamentScreen() {
  const id = useId();
  const { workspace, review, edit } = useDesk();
  const { tournaments, states } = review.checked.draft;
  const [name, setName] = useState("");
  const [first, setFirst] = useState("");
  const [days, setDays] = useState("");
  const year = Number(first.slice(0, 4));
  const before = tournaments.findLast((one) => slug(one.name) === slug(name));
  // The address goes on as it was: "2027-nationals" and not "2027-national-championships".
  const key = before?.id.slice("2027-".length) ?? slug(name);
  const file = tournamentFile(year, `${year}-${key}`);
  const isTaken = workspace.texts.has(file);
  const field = (label: string, type: string, value: string, onValue: (text: string) => void) => (
    <div className={formStyles.field}>
      <label htmlFor={id + label}>{label}</label>
      <input
        id={id + label}
        type={type}
        list={type === "text" ? `${id}-names` : undefined}
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
    </div>
  );
  return (
    <>
      <h1>A new tournament</h1>
      {field("Name", "text", name, setName)}
      <datalist id={`${id}-names`}>
        {[...new Set(tournaments.map((one) => one.name))].map((known) => (
          <option key={known}>{known}</option>
        ))}
      </datalist>
      {field("First day", "date", first, setFirst)}
      {field("Last day", "date", days, setDays)}
      {isTaken ? <p className={formStyles.problem}>This tournament already exists.</p> : undefined}
      <Button
        isDisabled={key === "" || first === "" || isTaken}
        reason="Enter a new name and a first day."
        onPress={() => {
          const beginning = { name: name.trim(), first, last: days || first, before };
          edit(file, () => start(file, beginning, states));
          location.assign(screens.file(file));
        }}
      >
        Go on
      </Button>
    </>
  );
}
