/**
 * Golden examples of what the content check tells a captain. Each rule in `tests/examples` changes the small content
 * by a diff, and has the whole report on it below.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkContent } from "#app/content/check-content.ts";
import { printProblem } from "#app/content/report.ts";
import { smallContent } from "#app/content/testing/small-content.ts";
import { knownPages } from "#app/routes/has-page.ts";
import { filesBelow } from "#tests/support/files.ts";

/** A text after the changes of a diff. Lines that the diff leaves out stay; nothing is left of a deleted file. */
function applyDiff(text: string, lines: readonly string[]): string {
  const rest = text.split("\n");
  const changed: string[] = [];
  for (const line of lines) {
    if (line.startsWith("+")) {
      changed.push(line.slice(1));
      continue;
    }
    const place = rest.indexOf(line.slice(1));
    if (place === -1) throw new Error(`No line is left that reads:${line.slice(1)}`);
    changed.push(...rest.splice(0, place));
    const [found = ""] = rest.splice(0, 1);
    if (line.startsWith(" ")) changed.push(found);
  }
  return [...changed, ...rest].join("\n");
}

/** The small content after diffs, each of which starts with the name of its file. */
function changeContent(diffs: string): ReadonlyMap<string, string> {
  const texts = new Map(smallContent);
  for (const diff of diffs.split(/\n(?=\w)/)) {
    const [file = "", ...lines] = diff.split("\n");
    const text = applyDiff(texts.get(file) ?? "", lines);
    if (text.trim() === "") texts.delete(file);
    else texts.set(file, text);
  }
  return texts;
}

/** A block of an example, or the day of the next report. */
const PART =
  /^```(?<kind>diff|text)\n(?<text>.*?)^```$|^On (?<day>[\d-]+)(?<isCalm>, without what is overdue)?:$/gms;

describe.each(filesBelow("tests/examples", /\.md$/))("%s", (file) => {
  const rules = readFileSync(file, "utf8").split(/^## /m).slice(1);

  test.each(rules.map((rule) => [rule.split("\n", 1)[0] ?? "", rule]))("%s", (_, rule) => {
    let texts = smallContent;
    let day: string | undefined;
    let withOverdue = true;
    for (const { groups = {} } of rule.matchAll(PART)) {
      const { kind, text = "" } = groups;
      if (kind === undefined) [day, withOverdue] = [groups["day"], groups["isCalm"] === undefined];
      else if (kind === "diff") texts = changeContent(text.trimEnd());
      else {
        const { problems } = checkContent(texts, { pages: knownPages, today: day, withOverdue });
        const report = problems.map((problem) => printProblem(problem, "content")).join("\n");
        expect(report === "" ? "No problems.\n" : report).toBe(text);
      }
    }
  });
});
