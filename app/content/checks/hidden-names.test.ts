import { expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { editContent, problemsAfter } from "#app/content/testing/small-content.ts";

const alderShownAs = (shown: string) =>
  ["players.yml", "jersey: 8", `shown: ${shown}\n  jersey: 8`] as const;
const alderRemoved = alderShownAs("nobody");
const news = "seasons/2019/news.yml";

test.each(["nobody", "initials"])("a surname of a player shown as %s is an error", (shown) => {
  const change = [news, "title: Roster", "title: Our own Alder"] as const;
  expect(problemsAfter(alderShownAs(shown), change)).toEqual([
    {
      severity: "error",
      file: news,
      line: 1,
      column: 12,
      field: "entry 1, title",
      cause: "title names alder, who must not be named.",
      remedy: "Reword it, or delete the entry.",
    },
  ]);
});

test("a link with a removed player’s name is an error", () => {
  const [problem] = problemsAfter(alderRemoved, [news, "/roster2019", "/club-freya-alder"]);
  expect(problem?.cause).toBe("link names alder, who must not be named.");
});

test("a removed player’s nickname alone is a warning", () => {
  const [problem] = problemsAfter(alderRemoved, [news, "title: Roster", "title: Out Mothing Moth"]);
  expect([problem?.severity, problem?.cause, problem?.remedy]).toEqual([
    "warning",
    "title may mean alder, who must not be named.",
    "If it does, reword it.",
  ]);
});

test("a longer word that contains a removed player’s name does not name her", () => {
  expect(problemsAfter(alderRemoved, [news, "title: Roster", "title: Aldered"])).toEqual([]);
});

/** The error or warning about a headline while a player of this name is removed. */
function causeFor(first: string, last: string, title: string): string | undefined {
  const name = [
    "players.yml",
    "first: Freya, last: Alder",
    `first: ${first}, last: ${last}`,
  ] as const;
  const problems = problemsAfter(alderRemoved, name, [news, "title: Roster", `title: ${title}`]);
  return problems.find(({ file }) => file === news)?.cause;
}

const names = "title names alder, who must not be named.";
const mayMean = "title may mean alder, who must not be named.";

test.each([
  ["without its accent", "Maria", "Müller", "Muller decides the final", names],
  ["with its accent as a sign of its own", "Maria", "Müller", "Mu\u0308ller decides", names],
  ["before an apostrophe", "Maria", "Müller", "Müller’s final", names],
  ["among words without spaces", "芳", "王", "王芳赢了比赛", names],
  ["with an ending", "철수", "남궁", "남궁은 이겼다", names],
  ["of one sign alone", "芳", "王", "国王赢了比赛", mayMean],
  ["half of whose surname is left out", "Anna", "Müller-Schmidt", "Anna Schmidt scores", names],
  ["with the other half", "Anna", "Müller Schmidt", "MULLER Anna decides", names],
  ["spelled without signs", "Una", "O’Brien", "OBrien and Obrien", names],
  ["with another apostrophe", "Una", "O’Brien", "O'BRIEN", names],
  ["with its apostrophe as a space", "Una", "O’Brien", "o brien’s day and O Brien’s", names],
  ["with ue for ü", "Maria", "Müller", "Mueller scores", names],
  ["in small letters within a link", "Maria", "Berg", "https://news.example/berg-scores", names],
  ["in small letters with the first name", "Maria", "Berg", "maria berg scores", names],
  ["that is half of a double one", "Anna", "Müller-Schmidt", "Schmidt scores", mayMean],
  ["that is a month", "Ada", "May", "Results of May 3", mayMean],
  ["that is a word at the beginning", "Ada", "Win", "Win or learn", mayMean],
  ["that is two words, with capitals", "Will", "Win", "Will Win scores", names],
  ["that is two words at the beginning", "Will", "Win", "Will win or learn", mayMean],
  ["that is two words within a link", "Will", "Win", "https://news.example/will-win", mayMean],
  ["that is a month, with the first name", "Ada", "May", "Ada May scores", names],
])("a removed player’s name %s is found", (_, first, last, title, cause) => {
  expect(causeFor(first, last, title)).toBe(cause);
});

test("a name of two ordinary words in small letters is neither an error nor a warning", () => {
  expect(causeFor("Will", "Win", "We hope we will win")).toBeUndefined();
});

test.each([
  ["Win", "We win again"],
  ["May", "all you may."],
  ["Fisher", "The fisher king (a fisher) plays"],
])("the surname %s is a hint where it is a word: %s", (last, title) => {
  const { problems } = checkContent(
    editContent(
      alderRemoved,
      ["players.yml", "last: Alder", `last: ${last}`],
      [news, "title: Roster", `title: ${title}`],
    ),
  );
  expect(problems.filter(({ file }) => file === news)).toMatchObject([
    {
      severity: "hint",
      cause: "title has a word that is also a name of alder, who must not be named.",
      remedy: "If it means her, reword it.",
    },
  ]);
});

test("a former name is checked like the current one", () => {
  const former = ["players.yml", "jersey: 8", "formerly: [Freya Oakes]\n  jersey: 8"] as const;
  const [problem] = problemsAfter(alderRemoved, former, [
    news,
    "title: Roster",
    "title: Oakes scores",
  ]);
  expect(problem?.cause).toBe(names);
});

test("a player who is shown by name may be named", () => {
  expect(problemsAfter([news, "title: Roster", "title: Freya Alder"])).toEqual([]);
});
