import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { editContent, type Edit } from "#app/content/testing/small-content.ts";

const problemsWith = (...edits: readonly Edit[]) =>
  checkContent(editContent(...edits))
    .problems.filter(({ cause }) => cause.startsWith("Share cards"))
    .map(({ severity, file, field, cause, remedy }) => ({ severity, file, field, cause, remedy }));

const problemsWithFirstName = (first: string) =>
  problemsWith(["players.yml", "first: Freya", `first: ${first}`]);

test("a name that share cards cannot spell is reported with its replacement", () => {
  expect(problemsWithFirstName("李娜")).toEqual([
    {
      severity: "warning",
      file: "players.yml",
      field: "alder, name",
      cause:
        "Share cards only have Latin letters, so they show “Alder” for “李娜 Alder”. Pages show the original.",
      remedy: "Write it in Latin letters, or change its key, which replaces it.",
    },
  ]);
});

test("names of opponents and tournaments that cards cannot spell are reported", () => {
  const [opponent] = problemsWith(["opponents.yml", "name: Anchors", "name: 東京"]);
  expect(opponent?.cause).toContain("“Anchors” for “東京”");
  const [tournament] = problemsWith([
    "seasons/2019/tournaments/2019-esc.yml",
    "name: Elite Select Challenge",
    "name: 桜杯",
  ]);
  expect(tournament?.cause).toContain("“Esc” for “桜杯”");
});

test("a Greek or Cyrillic name gets a hint with its romanization", () => {
  expect(problemsWithFirstName("Мария").map(({ severity, cause }) => [severity, cause])).toEqual([
    [
      "hint",
      "Share cards only have Latin letters, so they show “Mariya Alder” for “Мария Alder”. Pages show the original.",
    ],
  ]);
});

test("share cards can spell accents and other Latin letters", () => {
  for (const first of ["Núria", "Łucja", "Øyvør", "Anne-Marie", "D’Arcy"])
    expect(problemsWithFirstName(first)).toEqual([]);
});
