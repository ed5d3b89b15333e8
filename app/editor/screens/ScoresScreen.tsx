import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import { FieldProblems } from "#app/editor/form/FieldProblems.tsx";
import { FileFormContext } from "#app/editor/form/file-form.ts";
import { Picker } from "#app/editor/form/Picker.tsx";
import { TextInput } from "#app/editor/form/TextInput.tsx";
import { screens } from "#app/editor/use-screen.ts";
import type { Draft } from "#app/content/content.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament as tournamentSchema } from "#app/content/schema/tournament.ts";
import { setValue } from "#app/content/writing/set-value.ts";
import { opponentOf, displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { parse } from "yaml";
import { numbered, textOf } from "#app/editor/form/numbered.ts";
import { partOf } from "#app/editor/form/nested.ts";
import { ToReview } from "./ToReview.tsx";
import { titleOf } from "./titles.ts";

const rules = schemaNode(tournamentSchema);

interface GameRowProps {
  game: unknown;
  index: number;
  opponent: string;
  onPoints: (side: "us" | "them", points: number | undefined) => void;
  onForfeit: (side: "won" | "lost" | undefined) => void;
}

const forfeits = [
  { key: "won", label: "Won" },
  { key: "lost", label: "Lost" },
] as const;

/** One game with two fields for the score, and one for a forfeit. */
function GameRow({ game, index, opponent, onPoints, onForfeit }: GameRowProps) {
  const input = (side: "us" | "them", label: string) => {
    const written = textOf(partOf(game, side));
    return (
      <span className={styles.points}>
        <label htmlFor={`${side}-${index}`}>{label}</label>
        <TextInput
          id={`${side}-${index}`}
          key={written}
          type="number"
          written={written}
          isLong={false}
          onWritten={(text) => onPoints(side, text === "" ? undefined : Number(text))}
        />
      </span>
    );
  };
  return (
    <li className={styles.game}>
      <span>
        {opponent}{" "}
        <small>{[partOf(game, "date"), partOf(game, "time")].filter(Boolean).join(", ")}</small>
      </span>
      {input("us", "We")}
      {input("them", "They")}
      <span className={styles.forfeit}>
        <label htmlFor={`forfeit-${index}`}>Forfeit</label>
        <Picker
          id={`forfeit-${index}`}
          value={textOf(partOf(game, "forfeit"))}
          needed={false}
          choices={forfeits}
          describedBy={`problems-forfeit-${index}`}
          onPick={(text) => onForfeit(forfeits.find(({ key }) => key === text)?.key)}
        />
      </span>
      <FieldProblems path={["games", index]} id={`problems-${index}`} />
      <FieldProblems path={["games", index, "us"]} id={`problems-us-${index}`} />
      <FieldProblems path={["games", index, "them"]} id={`problems-them-${index}`} />
      <FieldProblems path={["games", index, "forfeit"]} id={`problems-forfeit-${index}`} />
    </li>
  );
}

function opponentName(game: unknown, { opponents }: Pick<Draft, "opponents">): string {
  const key = textOf(partOf(game, "opponent"));
  return key === "" ? OPPONENT_TO_COME : displayName(opponentOf(key, opponents));
}

const nothing = () => {};

/** The games of a tournament, for somebody between two of them. */
export function ScoresScreen({ file }: { file: string }) {
  const { workspace, review, choices, edit } = useDesk();
  const { draft } = review.checked;
  const games: unknown = partOf(parse(workspace.texts.get(file) ?? ""), "games");
  const list: readonly unknown[] = Array.isArray(games) ? games : [];
  const form = {
    file,
    choices,
    problems: review.problems,
    set: nothing,
    add: nothing,
    remove: nothing,
    move: nothing,
  };
  return (
    <FileFormContext value={form}>
      <h1>{titleOf(file, draft)}</h1>
      {list.length === 0 ? <p>No games yet.</p> : undefined}
      <ol className={styles.games}>
        {numbered(list).map(({ place: index, item: game }) => (
          <GameRow
            key={index}
            game={game}
            index={index}
            opponent={opponentName(game, draft)}
            onPoints={(side, points) =>
              edit(file, (text) => setValue(text, ["games", index, side], points, rules))
            }
            onForfeit={(side) =>
              edit(file, (text) => setValue(text, ["games", index, "forfeit"], side, rules))
            }
          />
        ))}
      </ol>
      {list.length === 0 ? undefined : <ToReview />}
      <p>
        <a href={screens.file(file)}>Add games, the place or other details</a>
      </p>
    </FileFormContext>
  );
}
