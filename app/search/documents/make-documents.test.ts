/** Checks what documents say against the files of the content. What questions ask for is in `tests/search-questions.test.ts`. */
import { describe, expect, test } from "vitest";
import { contentFolder, loadContent } from "#app/content/.server/load-content.ts";
import { fullName } from "#app/domain/full-name.ts";
import { countOutcomes, recordText } from "#app/domain/records.ts";
import { countBy } from "#app/lib/list.ts";
import { openRenderer } from "#app/entry-server.tsx";
import { openSources } from "#app/routes/sources.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { makeDocuments } from "./make-documents.ts";

const clubs = [contentFolder(), "examples/gale", "examples/copperline"];

describe.each(clubs)("the club of %s", (folder) => {
  const content = loadContent(folder);
  const sources = openSources(content);
  const searchable = makeDocuments(sources.record);
  const { documents } = searchable;
  const teamYears = new Set([...content.rosters, ...content.tournaments].map(({ year }) => year));
  const noteOf = (name: string) =>
    documents.find(({ kind, title }) => kind === "people" && title === name)?.note;
  const notesOf = (kind: string) =>
    documents.flatMap(({ kind: own, note = "" }) => (own === kind ? note : []));

  /** Years of a note, its ranges in full: "2015–2016, 2018". A year without a team is in no range. */
  function readYears(text: string): readonly number[] {
    return [...text.matchAll(/(\d{4})(?:–(\d{4}))?/g)].flatMap(([, first, last = first]) =>
      [...teamYears].filter((year) => Number(first) <= year && year <= Number(last)),
    );
  }

  const nameOf = (id: string) => {
    const player = content.players.get(id);
    return player === undefined ? id : fullName(player.name);
  };

  test("everyone has the years of her rosters, and as captain", () => {
    for (const [id, { name }] of content.players) {
      const teams = content.rosters.filter(({ players, coaches }) =>
        [...players, ...coaches].includes(id),
      );
      const note = noteOf(fullName(name));
      if (teams.length === 0) continue;
      const [own = "", , captain = ""] = (note ?? "").split(/(, captain |, coach |, \d+ badge)/);
      expect(readYears(own), `${id}: ${note}`).toEqual(teams.map(({ year }) => year));
      const isCaptain = note?.includes(", captain ");
      expect(isCaptain ? readYears(captain) : [], `${id}: ${note}`).toEqual(
        teams.filter(({ captains }) => captains.includes(id)).map(({ year }) => year),
      );
    }
  });

  test("a number has everyone who wore it, with her years", () => {
    const worn = content.rosters.flatMap(({ year, players, numbers = {} }) =>
      players.flatMap((id) => {
        const number = numbers[id] ?? content.players.get(id)?.jersey;
        return number === undefined ? [] : `Number ${number}: ${nameOf(id)} ${year}`;
      }),
    );
    const written = documents.flatMap(({ title, note = "" }) =>
      title.startsWith("Number ")
        ? note.split("; ").flatMap((wearer) => {
            const [, name = "", years = ""] = /^(.*?) (\d{4}.*)$/.exec(wearer) ?? [];
            return readYears(years).map((year) => `${title}: ${name} ${year}`);
          })
        : [],
    );
    expect(written.toSorted()).toEqual(worn.toSorted());
  });

  test("tournaments have their records, and badges the number of their awards", () => {
    const records = content.tournaments.flatMap(({ dates, games: all }) => {
      const scores = all.flatMap(({ score }) => score ?? []);
      return dates === undefined || scores.length === 0 ? [] : recordText(countOutcomes(scores));
    });
    const written = notesOf("tournaments").flatMap(
      (note) => /, (\d+–\d+(?:–\d+)?)(?=$|,)/.exec(note)?.[1] ?? [],
    );
    expect(written.toSorted()).toEqual(records.toSorted());
    const awards = [...content.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
    const earned = countBy(awards, ({ badge }) => badge);
    for (const [id, { title }] of content.badgeQuest.badges) {
      const times = earned.get(id) ?? 0;
      const text = times === 0 ? "not earned" : times === 1 ? "earned once" : `earned ${times} `;
      expect(documents.find((one) => one.kind === "badges" && one.title === title)?.note).toMatch(
        text,
      );
    }
  });

  test("a document is found by its title, and no two are the same", async () => {
    const index = await buildIndex(searchable);
    const missing = documents.filter((document) => {
      return !search(index, document.title).hits.includes(document);
    });
    expect(missing).toEqual([]);
    const texts = documents.map(
      ({ kind, href, title, note }) => `${kind} ${href} ${title} ${note}`,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("every address of a document exists, with its section", async () => {
    const pages = new Map(sitePages(sources).map((page) => [page.path, page]));
    const render = openRenderer(sources);
    const addresses = new Set(documents.map(({ href }) => href.replace(/\?.*$/, "")));
    const dead: string[] = [];
    for (const address of addresses) {
      if (!address.startsWith("/")) continue;
      const [path = "", id] = address.split("#");
      const page = pages.get(path);
      const html = page && (id === undefined ? "" : (await render(page)).html);
      if (html === undefined || (id !== undefined && !html.includes(` id="${id}"`)))
        dead.push(address);
    }
    expect(dead).toEqual([]);
  });
});
