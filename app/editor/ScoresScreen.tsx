import { valueAt } from "#app/content/field-path.ts";
import { nodeAt, type SchemaNode } from "#app/content/reading/schema-node.ts";
import { displayName, OPPONENT_TO_COME, findOpponent } from "#app/domain/opponents.ts";
import { useEditor } from "./desk.ts";
import { numberEntries, formatValue } from "./fields.ts";
import { FileFormContext, listAt, useFile } from "./file-form.ts";
import { NoForm } from "./FileScreen.tsx";
import { Heading } from "./Heading.tsx";
import { ToReview } from "./ReviewScreen.tsx";
import { screens, getFileTitle } from "./screens.ts";
import { FieldProblems, Input } from "./SingleField.tsx";
import styles from "./Editor.module.css";

/** The choices for a forfeit. Files may also have `true`, if the score shows who won; the form does not offer that. */
const forfeitRules: SchemaNode = { enum: ["won", "lost"] };

interface GameRowProps {
  game: unknown;
  index: number;
  opponent: string;
  points: SchemaNode;
}

/** A game with two score fields and a forfeit field. */
function GameRow({ game, index, opponent, points }: GameRowProps) {
  const path = ["games", index];
  const field = (name: "us" | "them" | "forfeit", label: string, rules: SchemaNode) => (
    <label className={name === "forfeit" ? styles.forfeit : undefined}>
      <span>
        {label}
        <span className="sr">
          , game {index + 1}, {opponent}
        </span>
      </span>
      <Input
        path={[...path, name]}
        rules={rules}
        value={valueAt(game, [name])}
        needed={false}
        describedBy={`problems-${name}-${index}`}
      />
    </label>
  );
  const when = ["date", "time"].map((name) => formatValue(valueAt(game, [name])));
  return (
    <li className={`cluster ${styles.game}`}>
      <span>
        {opponent} <small>{when.filter((text) => text !== "").join(", ")}</small>
      </span>
      {field("us", "We", points)}
      {field("them", "They", points)}
      {field("forfeit", "Forfeit", forfeitRules)}
      <FieldProblems path={path} />
      {["us", "them", "forfeit"].map((name) => (
        <FieldProblems key={name} path={[...path, name]} id={`problems-${name}-${index}`} />
      ))}
    </li>
  );
}

/** Score form of a tournament, made for quick use between two games. */
export function ScoresScreen({ file }: { file: string }) {
  const { draft } = useEditor().review;
  const opened = useFile(file);
  const points = opened && nodeAt(opened.rules, ["games", 0, "us"]);
  if (opened === undefined || points === undefined) return <NoForm file={file} />;
  const games = numberEntries(listAt(opened.value, ["games"])).map(({ index, item: game }) => {
    const key = formatValue(valueAt(game, ["opponent"]));
    const opponent =
      key === "" ? OPPONENT_TO_COME : displayName(findOpponent(key, draft.opponents));
    return <GameRow key={index} game={game} index={index} opponent={opponent} points={points} />;
  });
  return (
    <FileFormContext value={opened.form}>
      <Heading>{getFileTitle(file, draft)}</Heading>
      {games.length === 0 && <p>No games yet.</p>}
      <ol>{games}</ol>
      {games.length > 0 && <ToReview />}
      <p>
        <a href={screens.file(file)}>Add games, the place or other details</a>
      </p>
    </FileFormContext>
  );
}
