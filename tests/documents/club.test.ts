/** Tests text and links of single pages of the invented club before any script runs. */
import { describe, expect, test } from "vitest";
import { readSite } from "#tests/support/built-site.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { attribute, readName, select, readText, type HtmlElement } from "#tests/support/html.ts";
import { pngSize, readAttribute } from "./checks.ts";

const site = readSite(clubSite.out);
const newTab = "(opens in a new tab)";

/** The elements of a page that match, in order. */
const all = (path: string, selector: string) => select(site.at(path), selector);
const texts = (path: string, selector: string) => all(path, selector).map(readText);
const names = (path: string, selector: string) =>
  all(path, selector).map((element) => readName(element, site.at(path)));
const hrefs = (path: string, selector: string) =>
  all(path, selector).map((link) => attribute(link, "href") ?? "");
const readMain = (path: string) => texts(path, "main").join(" ");

/** The section of a page by name or heading. */
function section(path: string, name: string): HtmlElement {
  const found = all(path, "main section").find(
    (element) =>
      readName(element, site.at(path)) === name ||
      select(element, "h2, h3").some((heading) => readText(heading) === name),
  );
  if (found === undefined) throw new Error(`${path} has no section “${name}”.`);
  return found;
}

const linksIn = (element: HtmlElement) =>
  select(element, "a").map((link) => attribute(link, "href"));

/** The names of all states on the map of Fifty Plates. */
const plates = () =>
  names("/fiftyplates", "main a").filter((name) => /: (?:claimed by|not claimed)/.test(name));

describe("every page", () => {
  // Playlists fill the window like an app, without the site’s navigation.
  test.each(site.pages.filter(({ path }) => !/^\/roster\d/.test(path)))(
    "$path lists the four main pages in order, and marks the current one and no other",
    ({ path }) => {
      const entries = ["About Us", "Roster", "News", "Results"];
      expect(
        names(path, 'nav[aria-label="Main"] a').filter((name) => !name.endsWith(", home")),
      ).toEqual(entries);
      const menu = texts(path, 'nav[aria-label="Menu"] > ul a').slice(0, 4);
      expect(menu).toEqual(entries.map((entry) => entry.toUpperCase()));
      const homes = names(path, "header a").filter((name) => name === "Côte Sauvage, home").length;
      // In the desktop and phone bars; the desktop bar has none on Home.
      expect(homes).toBe(path === "/" ? 1 : 2);
      const current = hrefs(path, '[aria-current="page"]');
      expect(current.filter((href) => href !== path)).toEqual([]);
      const isEntry = ["/about", "/roster", "/news", "/results"].includes(path);
      const marked = all(path, 'nav[aria-label="Main"] [aria-current]').map((element) =>
        attribute(element, "aria-current"),
      );
      if (isEntry) expect(marked).toEqual(["page"]);
      else expect(marked).not.toContain("page");
    },
  );

  test.each(["/", "/about", "/sponsors"])(
    "%s shows the sponsors in its content, not in its footer",
    (path) => {
      expect(hrefs(path, 'footer a[rel="sponsored noopener"]')).toEqual([]);
      expect(hrefs(path, 'main a[rel="sponsored noopener"]').toSorted()).toEqual([
        "https://bakery.example/",
        "https://kelp.example/",
      ]);
    },
  );

  test.each(["/news", "/players/alder"])("%s lists the sponsors in its footer", (path) => {
    expect(hrefs(path, 'footer a[rel="sponsored noopener"]')).toEqual([
      "https://bakery.example/",
      "https://kelp.example/",
    ]);
  });

  test("a page below a main page marks its entry in the bar", () => {
    for (const [path, entry] of [
      ["/players/alder", "/roster"],
      ["/tournaments/2025-fog-bowl", "/results"],
      ["/join", "/about"],
    ] as const)
      expect(hrefs(path, 'nav[aria-label="Main"] [aria-current="true"]'), path).toEqual([entry]);
  });

  test("the footer links the main pages, those to take part, the feeds and the networks", () => {
    expect(hrefs("/", 'footer nav[aria-label="Take part"] a')).toEqual([
      "/join",
      "/sponsors",
      "webcal://www.cotesauvage.example/calendar.ics",
      "/results.atom",
      "/news.atom",
    ]);
    expect(hrefs("/", 'footer nav[aria-label="Main pages"] a')).toEqual([
      "/about",
      "/roster",
      "/news",
      "/results",
    ]);
    for (const name of ["Côte Sauvage on Instagram", "Email Côte Sauvage"])
      expect(names("/", "footer a")).toContain(`${name} ${newTab}`);
  });

  test("News and Results declare their feeds", () => {
    const feeds = 'link[rel="alternate"]';
    expect(hrefs("/news", feeds)).toEqual(["/news.atom", "/news.json"]);
    expect(hrefs("/results", feeds)).toEqual(["/results.atom", "/results.json"]);
  });
});

describe("Home", () => {
  test("has its headline first, then the other pages for phones, the next event and the newest story", () => {
    const order = ["Côte Sauvage, mixed club", "Badge Quest", "Eastport, ME", "Newest story"];
    const places = order.map((words) => readMain("/").indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("shows the next event with its dates, and the seasons, oldest first", () => {
    expect(readText(section("/", "Schedule"))).toContain("June 13 - 14, 2026");
    const rail = 'section[aria-label="Season records"] a';
    expect(texts("/", rail)).toEqual([
      "2023",
      "2024 3–2 3 wins, 2 losses T5th Regionals",
      "2025 4–2 4 wins, 2 losses 1st Regionals",
      "2026 2–1 2 wins, 1 loss",
      "2027 Announced",
    ]);
    expect(hrefs("/", rail)).toEqual(
      [2023, 2024, 2025, 2026, 2027].map((year) => `/seasons/${year}`),
    );
  });

  test("lists the other pages after the four main ones, and repeats those that the bar omits", () => {
    const [about, roster, news, results, ...others] = hrefs("/", 'nav[aria-label="Pages"] a');
    expect([about, roster, news, results]).toEqual(["/about", "/roster", "/news", "/results"]);
    expect(others.slice(0, 2)).toEqual(["/join", "/sponsors"]);
    const parts = others.slice(2);
    expect(parts).toEqual(["/badgequest", "/roster2025", "/fiftyplates", "/corevalues"]);
    // In this list, and as a poster.
    for (const path of parts)
      expect(hrefs("/", "main a").filter((href) => href === path)).toHaveLength(2);
  });
});

describe("About", () => {
  test("has its headings in order", () => {
    expect(
      all("/about", "main h1, main h2, main h3").map(
        (element) => `${element.tagName} ${readText(element)}`,
      ),
    ).toEqual([
      "h1 About Us",
      "h2 Meet Côte Sauvage",
      "h3 What is ultimate?",
      "h2 Testimonials",
      "h2 Our Core Values",
      "h3 Brain",
      "h3 Effort",
      "h3 Skill",
      "h3 Character",
      "h2 Get In Touch",
      "h2 Sponsors",
    ]);
  });

  test("has the club’s text, every value explained, contacts, and the team picture", () => {
    for (const words of [
      "Côte Sauvage is an invented club.",
      "a season with one player",
      "We read the tide table before the forecast.",
      "Somebody always carries the second water jug.",
      "Fifty forehands into the wind, fifty with it.",
      "We lend our cones to everybody.",
      "Follow us on social media or email the captains at",
    ])
      expect(readMain("/about")).toContain(words);
    expect(names("/about", 'main [role="img"]')[0]).toMatch(
      /^Drawing of the Côte Sauvage 2026 team: 9 players in rows/,
    );
  });

  test("lists every testimonial with its stars", () => {
    const testimonials = section("/about", "Testimonials");
    expect(select(testimonials, "cite").map(readText)).toEqual([
      "The rake",
      "A disc",
      "The lighthouse",
    ]);
    const stars = select(testimonials, '[role="img"]');
    expect(stars.map((star) => attribute(star, "aria-label"))).toEqual([
      "5 of 5 stars",
      "3 of 5 stars",
      "5 of 5 stars",
    ]);
    const drawn = stars.map((star) => select(star, "use").map((use) => attribute(use, "href")));
    expect(drawn[1]?.filter((href) => href === "#icons-star")).toHaveLength(3);
    expect(drawn[1]?.filter((href) => href === "#icons-star-empty")).toHaveLength(2);
    expect(drawn[0]?.filter((href) => href === "#icons-star")).toHaveLength(5);
  });

  test("links the pages that the bar omits, the networks, the captains and the sponsors", () => {
    for (const path of ["/badgequest", "/fiftyplates", "/corevalues", "/roster2025"])
      expect(hrefs("/about", "main a").filter((href) => href === path)).toHaveLength(1);
    expect(linksIn(section("/about", "Our Core Values"))).toEqual(["/corevalues"]);
    const outside = all("/about", 'main a[target="_blank"]').map((link) => [
      readName(link, site.at("/about")),
      attribute(link, "href"),
    ]);
    expect(outside).toEqual([
      [`captains@cotesauvage.example ${newTab}`, "mailto:captains@cotesauvage.example"],
      [`Instagram ${newTab}`, "https://www.instagram.com/cotesauvage.example/"],
      [`Email ${newTab}`, "mailto:captains@cotesauvage.example"],
      [
        `Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay ${newTab}`,
        "https://bakery.example/",
      ],
      [`Kelp ${newTab}`, "https://kelp.example/"],
    ]);
  });
});

test("Sponsors offers the press kit that was built, with its size", () => {
  const [link] = all("/sponsors", 'a[href$=".zip"]');
  const { length } = site.read((link && attribute(link, "href")) ?? "");
  expect(link && readText(link)).toContain(`${Math.round(length / 1000)} KB`);
});

describe("Fifty Plates", () => {
  test("shows every state and DC on the map and describes each claim", () => {
    expect(plates()).toHaveLength(51);
    expect(plates()).toContain("Maine: claimed by Li O, July 21, 2025");
    const unclaimed = plates().filter((name) => name.endsWith(": not claimed"));
    expect(unclaimed).toHaveLength(51 - 3);
    expect(names("/fiftyplates", "[aria-live] a")).toEqual(["Li O"]);
  });

  test("lists every claim in order, and the editions", () => {
    expect(texts("/fiftyplates", "main details li")).toEqual([
      "MaineLi OJuly 21, 2025",
      "OhioBegoña NúñezJuly 27, 2025",
      "VermontO. Q.July 28, 2025",
    ]);
    expect(hrefs("/fiftyplates", "main nav > a")).toEqual([
      "/fiftyplates?edition=2024",
      "/fiftyplates",
    ]);
  });
});

describe("lists", () => {
  test.each(["players", "opponents"])("/%s links every one of its pages", (kind) => {
    const pages = site.sitemapPaths.filter((path) => path.startsWith(`/${kind}/`));
    const linked = hrefs(`/${kind}`, `main a[href^="/${kind}/"]`);
    expect([...new Set(linked)].toSorted()).toEqual(pages.toSorted());
  });
});

test("the icons that Home and the manifest name are pictures of the declared sizes", () => {
  const manifest: { readonly icons: readonly { readonly src: string; readonly sizes: string }[] } =
    JSON.parse(site.read(readAttribute(site.at("/"), 'link[rel="manifest"]', "href")).toString());
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== "any");
  for (const { src, sizes } of drawn) expect(pngSize(site.read(src)), src).toBe(sizes);
  expect(site.read("/favicon.svg").toString()).toContain("<svg");
  expect(pngSize(site.read("/favicon.png"))).toBe("48x48");
  expect(pngSize(site.read("/apple-touch-icon.png"))).toBe("180x180");
});

test("the 404 page has its picture, and links Home", () => {
  expect(hrefs("/404", "main use")).toContain("#empty-tree");
  expect(hrefs("/404", "main a")).toEqual(["/"]);
});
