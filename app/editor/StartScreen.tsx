import { files, newsFile, rosterFile, tournamentFile } from "#app/content/files.ts";
import { useEditor } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { screens, getFileTitle } from "./screens.ts";
import { repositoryAddress } from "./stored.ts";
import styles from "./Editor.module.css";

interface TaskProps {
  href: string;
  children: string;
}

function Task({ href, children }: TaskProps) {
  return (
    <li>
      <a href={href}>{children}</a>
    </li>
  );
}

/** Start screen: common tasks, tournaments that may need scores, and all forms. */
export function StartScreen() {
  const { place, workspace, review } = useEditor();
  const { draft } = review;
  const year = draft.seasons.at(-1)?.year ?? 0;
  const recent = draft.tournaments
    .filter((tournament) => tournament.year >= year - 1 && tournament.dates !== undefined)
    .toReversed()
    .slice(0, 6);
  return (
    <>
      <Heading>What happened?</Heading>
      <h2>Scores</h2>
      <ul className={`stack ${styles.tasks}`}>
        {recent.map((tournament) => (
          <Task
            key={tournament.id}
            href={screens.scores(tournamentFile(tournament.year, tournament.id))}
          >
            {`${tournament.name} ${tournament.year}`}
          </Task>
        ))}
      </ul>
      <h2>More</h2>
      <ul className={`stack ${styles.tasks}`}>
        <Task href={screens.file(newsFile(year))}>Add a news link</Task>
        <Task href={screens.tournament}>Add a tournament</Task>
        <Task href={screens.file(files.players)}>Add or change a player</Task>
        <Task href={screens.file(rosterFile(year))}>Change the roster</Task>
        <Task href={screens.season}>Create a new season</Task>
        <Task href={screens.file(files.site)}>Change the club’s texts and links</Task>
      </ul>
      <details>
        <summary>Every file</summary>
        <ul className={styles.bullets}>
          {[...workspace.texts.keys()]
            .filter((file) => file.endsWith(".yml"))
            .toSorted()
            .map((file) => (
              <li key={file}>
                <a href={screens.file(file)}>{getFileTitle(file, draft)}</a> <small>{file}</small>
              </li>
            ))}
        </ul>
      </details>
      <p className="muted">
        Add photographs and awards of Badge Quest{" "}
        <a href={`${repositoryAddress(place)}/tree/${place.branch}`} rel="noreferrer">
          on GitHub
        </a>
        . “Edit in the browser” in its docs folder explains how.
      </p>
    </>
  );
}
