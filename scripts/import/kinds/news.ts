import { storyAt } from "#app/content/checks/repeated-news.ts";
import { newsFile } from "#app/content/files.ts";
import { editStored } from "#app/content/writing/edit.ts";
import { addEntry, schemaLine } from "#app/content/writing/list-entries.ts";
import { plural } from "#app/lib/plural.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey } from "#scripts/captain/find-key.ts";
import {
  readMoments,
  notInTheFuture,
  takeEach,
  yearTyped,
  type Imported,
  type Job,
} from "#scripts/import/importer.ts";
import type { TableRecord } from "#scripts/import/records.ts";

interface Story {
  readonly number: number;
  readonly title: string;
  readonly link: string;
  readonly date: string;
  readonly author: string;
  readonly type: string;
  readonly tournament: string | undefined;
}

const film = /\b(?:video|film|stream|watch|youtube|vimeo)\b|youtu\.be/i;

function needed(record: TableRecord, name: string, typed: string | undefined): string {
  const written = record.cell(name) || (typed ?? "");
  if (written === "") {
    const way = name === "author" ? " Set it for all stories with --author." : "";
    throw new Refusal(`The story has no ${name}.${way}`);
  }
  return written;
}

function storyReader(job: Job) {
  const { readMoment, notes } = readMoments(job, yearTyped(job), notInTheFuture);
  const tournaments = job.draft.tournaments.map(({ id, name, year }) => ({
    id,
    names: [`${name} ${year}`, `${year} ${name}`],
  }));
  const readStory = (record: TableRecord): Story => {
    const { date } = readMoment(record);
    if (date === "") throw new Refusal("The story has no date.");
    // Browsers send a space within an address as %20.
    const link = needed(record, "link", undefined).replaceAll(" ", "%20");
    const about = record.cell("tournament");
    return {
      number: record.number,
      title: needed(record, "title", undefined),
      link,
      date,
      author: needed(record, "author", job.typed.value("author")),
      type: film.test(record.cell("type") || link) ? "VIDEO" : "ARTICLE",
      tournament: about === "" ? undefined : findKey(about, tournaments, "tournament"),
    };
  };
  return { readStory, notes };
}

/** Facts of a row that differ from those of its known story, which stay. */
function differences(row: Story, listed: Omit<Story, "number" | "tournament">): string[] {
  return (["title", "date", "author", "type"] as const).flatMap((field) =>
    row[field] === listed[field]
      ? []
      : `Row ${row.number}: ${row.link} is in the news with the ${field} ${listed[field]}, which stays; the file has ${row[field]}.`,
  );
}

/** Adds stories to the news of their years. Stories with a known link are not changed. */
export function importNews(job: Job): Imported {
  const { readStory, notes: ofDays } = storyReader(job);
  const { taken, notes, fates } = takeEach(job, readStory);
  const byLink = new Map<string, Omit<Story, "number" | "tournament">>(
    job.draft.news.map((story) => [storyAt(story.link), story]),
  );
  const differ: string[] = [];
  const fresh = taken.filter((story) => {
    const listed = byLink.get(storyAt(story.link));
    if (listed === undefined) byLink.set(storyAt(story.link), story);
    else differ.push(...differences(story, listed));
    return listed === undefined;
  });
  const change = new Map<string, string>();
  for (const { number: _, ...story } of fresh) {
    const file = newsFile(Number(story.date.slice(0, 4)));
    const stored = change.get(file) ?? job.texts.get(file) ?? schemaLine(file);
    change.set(
      file,
      editStored(stored, (text) => addEntry(text, [], story)),
    );
  }
  const before = taken.length - fresh.length;
  const known = before === 0 ? [] : [`${plural(before, "story", "stories")} already in the news.`];
  const lines = [...notes, ...ofDays, ...known, ...differ];
  return { change, notes: lines, known: before, written: fresh.length, fates };
}
