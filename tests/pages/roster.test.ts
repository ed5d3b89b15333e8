import { expect, test } from "vitest";
import { attribute, readName, select, readText, type HtmlDocument } from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

const tile = "main div > ol > li";

/** Rows of the list; the printed sheet is a table, too. */
const listRows = (page: HtmlDocument) =>
  select(page, "main table")
    .slice(-1)
    .flatMap((table) => select(table, "tbody tr"));
const panel = (page: HtmlDocument) => named(page, "aside, section", /^Season \d+$/);

test("the roster opens with the default season as a grid", async () => {
  const page = await pageAt("/roster");
  expect(texts(page, "h1")).toEqual(["Côte Sauvage 2026"]);
  expect(texts(page, 'main nav > a[aria-current="true"]')).toEqual(["Roster"]);
  expect(texts(page, tile)).toEqual([
    "Wilhelmina-Josephine Abernathy-Fitzwilliam number 0 Handler",
    "Li O number 1 Cutter",
    "Begoña Núñez number 2 Cutter, Captain",
    "Inês Lopes number 99 Handler",
    "Tamsin Quill Cutter, Captain",
    "O. Q. number 62 Handler",
    "Ada Alder number 5 Handler",
    "Bea Birch number 6 Cutter",
    "Sena Rowan number 22 Cutter",
  ]);
});

test("a tile has name, number and position, and says once that somebody is captain or coach", async () => {
  const page = await pageAt("/roster?season=cote-sauvage-2024");
  expect(texts(page, tile).slice(39)).toEqual(["Gudrun Brandt Coach", "Sol Vega Coach"]);
  expect(texts(page, tile).filter((text) => text.startsWith("Ada"))).toEqual([
    "Ada Alder number 5 Handler, Captain",
  ]);
});

test("all seasons are links, and the current one is marked", async () => {
  const page = await pageAt("/roster?season=cote-sauvage-2024");
  const links = select(named(page, "nav", "Seasons"), "a");
  expect(links.map((link) => [attribute(link, "href"), attribute(link, "aria-current")])).toEqual([
    ["/roster?season=cote-sauvage-2023", undefined],
    ["/roster?season=cote-sauvage-2024", "true"],
    ["/roster?season=cote-sauvage-2025", undefined],
    ["/roster", undefined],
    ["/roster?season=cote-sauvage-2027", undefined],
  ]);
});

test("a season’s panel has its record, and links to captains and coaches", async () => {
  const page = await pageAt("/roster?season=cote-sauvage-2025");
  expect(texts(panel(page), "dd")).toEqual(["4", "2", "1st Regionals"]);
  expect(texts(panel(page), "h2, h3")).toEqual(["Captains", "Coach"]);
  expect(select(panel(page), "li > a").map((link) => attribute(link, "href"))).toEqual(
    ["o", "p-2e59", "brandt"].map(
      (id) => `/roster?season=cote-sauvage-2025&view=player&player=${id}`,
    ),
  );
});

test("a season without coaches has no heading for them", async () => {
  const headings = texts(panel(await pageAt("/roster")), "h2, h3");
  expect(headings[0]).toBe("Captains");
  expect(headings.filter((heading) => heading.startsWith("Coach"))).toEqual([]);
});

test("a season has a heading for highlights only if there are any", async () => {
  const [withHighlights, without] = [
    await pageAt("/roster?season=cote-sauvage-2024"),
    await pageAt("/roster?season=cote-sauvage-2025"),
  ];
  expect(texts(panel(withHighlights), "h2, h3")).toContain("Season highlights");
  expect(readText(panel(withHighlights))).toContain("Won a game by one point in fog");
  expect(texts(panel(without), "h2, h3")).not.toContain("Season highlights");
});

/** The name, address, target and `rel` of the buttons below the panel of a season. */
async function readButtons(year: number) {
  const page = await pageAt(`/roster?season=cote-sauvage-${year}`);
  return select(panel(page), "p > a").map((link) =>
    [readName(link, page)].concat(
      ["href", "target", "rel"].map((name) => attribute(link, name) ?? ""),
    ),
  );
}

test("a season has buttons only for the pages that exist: its league’s, its release, its results", async () => {
  const out = "(opens in a new tab)";
  expect(await readButtons(2024)).toEqual([
    [`CFU Roster ${out}`, "https://league.example/2024", "_blank", "noopener"],
    [`Roster Release ${out}`, "https://video.example/2024", "_blank", "noopener"],
    ["Sched/Results", "/results/?season=cote-sauvage-2024", "", ""],
    ["Season 2024", "/seasons/2024", "", ""],
  ]);
  // A release may be a page on this site.
  expect((await readButtons(2025))[0]).toEqual(["Roster Release", "/roster2025", "", ""]);
  expect((await readButtons(2026)).map(([name]) => name)).toEqual(["Sched/Results", "Season 2026"]);
});

test("a row of the list has number, name with nickname, role, and the seasons as discs and in words", async () => {
  const page = await pageAt("/roster?view=list");
  const rows = listRows(page).map((element) => texts(element, "th, td"));
  expect(rows.map(([number]) => number)).toEqual(["0", "1", "2", "99", "", "62", "5", "6", "22"]);
  expect(rows[0]?.join(" ")).toMatch(/^0 .*“Billie”.* 4 seasons: 2023–2026$/);
  const [first] = listRows(page);
  expect(first === undefined ? [] : select(first, "svg circle")).toHaveLength(4);
  expect(rows[4]?.[1]).toBe("Tamsin Quill “QQ”Cutter, Captain");
  const [coach] = listRows(await pageAt("/roster?season=cote-sauvage-2025&view=list")).slice(-1);
  expect(coach && texts(coach, "th, td")).toEqual([
    "C",
    "Gudrun BrandtCoach",
    "Coach",
    "2 seasons: 2024–2025",
  ]);
});

/** Facts about a person at an address, which begins with its year. */
async function readFacts(address: string) {
  const page = await pageAt(`/roster?season=cote-sauvage-${address}`);
  return texts(named(page, "section", /^(?!Season)/), "dd");
}

test("a person has her number, position, and years on the team", async () => {
  const cedar = await readFacts("2024&view=player&player=cedar");
  expect(cedar).toEqual(["7", "Cutter", "2 (2024–2025)"]);
  // 0 is a number.
  expect((await readFacts("2026&view=player"))[0]).toBe("0");
  const coach = await readFacts("2024&view=player&player=brandt");
  expect(coach).toEqual(["Coach", "2 (2024–2025)"]);
});

test("a person’s boxes lead to herself in each of her seasons", async () => {
  const page = await pageAt("/roster?view=player");
  const boxes = select(named(page, "ol, ul", "Seasons on the team"), "a");
  const link = "view=player&player=abernathy-fitzwilliam";
  expect(boxes.map((box) => attribute(box, "href"))).toEqual([
    `/roster?season=cote-sauvage-2023&${link}`,
    `/roster?season=cote-sauvage-2024&${link}`,
    `/roster?season=cote-sauvage-2025&${link}`,
    "/roster?view=player",
  ]);
});

test("a link to a person who is not on the season’s roster shows its first player and a notice", async () => {
  const page = await pageAt("/roster?view=player&player=cedar");
  expect(texts(page, "main h2")[0]).toMatch(/Abernathy-Fitzwilliam/);
  expect(texts(page, '[role="status"]')).toContain(
    "Cleo Cedar is not on the roster of Côte Sauvage 2026. This is Wilhelmina-Josephine Abernathy-Fitzwilliam.",
  );
});

test("the discs of seasons have a year above each, in the list and on Players", async () => {
  const years = ["23", "24", "25", "26", "27"];
  expect(texts(await pageAt("/roster?view=list"), "thead svg text")).toEqual(years);
  const [first] = select(await pageAt("/players"), "main section svg[aria-hidden]");
  expect(first === undefined ? [] : select(first, "text").map(readText)).toEqual(years);
});
