import { useDesk } from "#app/editor/desk.ts";
import styles from "#app/editor/Editor.module.css";
import { screens } from "#app/editor/use-screen.ts";
import { files, newsFile, rosterFile } from "#app/content/files.ts";
import { titleOf } from "./titles.ts";

function tasksOf(year: number, editions: readonly number[]) {
  const latest = editions.at(-1);
  return [
    { href: screens.file(newsFile(year)), label: "Add a news link" },
    { href: screens.tournament, label: "Add a tournament" },
    { href: screens.file(files.players), label: "Add or change a player" },
    { href: screens.file(rosterFile(year)), label: "Change the roster" },
    { href: screens.photograph, label: "Add a photograph" },
    ...(latest === undefined ? [] : [{ href: screens.awards(latest), label: "Add awards" }]),
    { href: screens.season, label: "Create a new season" },
    { href: screens.file(files.site), label: "Change the club’s texts and links" },
  ];
}

/** A captain's common tasks, the weekends whose scores she may have, and a list of all files. */
export function StartScreen() {
  const { workspace, review } = useDesk();
  const { seasons, tournaments, badgeQuest } = review.checked.draft;
  const year = seasons.at(-1)?.year ?? 0;
  const recent = tournaments
    .filter((one) => one.year >= year - 1 && one.dates !== undefined)
    .toReversed();
  return (
    <>
      <h1>What has happened?</h1>
      <h2>Scores</h2>
      <ul className={styles.tasks}>
        {recent.slice(0, 6).map(({ id, name, year: season }) => (
          <li key={id}>
            <a href={screens.scores(`seasons/${season}/tournaments/${id}.yml`)}>
              {name} {season}
            </a>
          </li>
        ))}
      </ul>
      <h2>More</h2>
      <ul className={styles.tasks}>
        {tasksOf(year, [...badgeQuest.editions.keys()]).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <details>
        <summary>Every file</summary>
        <ul className={styles.files}>
          {[...workspace.texts.keys()].toSorted().map((file) => (
            <li key={file}>
              <a
                href={
                  file.endsWith(".csv")
                    ? screens.awards(Number(/\d{4}/.exec(file)?.[0]))
                    : screens.file(file)
                }
              >
                {titleOf(file, review.checked.draft)}
              </a>{" "}
              <small>{file}</small>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
