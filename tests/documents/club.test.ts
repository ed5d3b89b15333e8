/** Tests text and links of single pages of the invented club before any script runs. */
import { once } from "node:events";
import type { Server } from "node:http";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { otherNames } from "#app/outputs/hosting/moved.ts";
import { siteServer } from "#scripts/serve/site-server.ts";
import { close, readPort } from "#tests/e2e/support/local-server.ts";
import { readSite } from "#tests/support/built-site.ts";
import { clubSite } from "#tests/support/club-site.ts";
import { attribute, readName, select, readText, type HtmlElement } from "#tests/support/html.ts";
import { pngSize, readTitle, readAttribute } from "./checks.ts";

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

/** schema.org types of a page. */
const types = (path: string) =>
  [...site.at(path).html.matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type);

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

  test("a page below a main page marks its entry in the bar, and the footer links the other pages, the feeds and the networks", () => {
    const marked = (path: string) => hrefs(path, 'nav[aria-label="Main"] [aria-current="true"]');
    expect(marked("/players/alder")).toEqual(["/roster"]);
    expect(marked("/tournaments/2025-fog-bowl")).toEqual(["/results"]);
    expect(marked("/join")).toEqual(["/about"]);
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

  test.each(["players", "seasons", "tournaments", "opponents", "badges"])(
    "every page of /%s links the previous and next ones, and has a share card",
    (kind) => {
      const pages = site.sitemapPaths.filter((path) => path.startsWith(`/${kind}/`));
      expect(pages.length).toBeGreaterThan(3);
      for (const path of pages) {
        expect(names(path, "nav"), path).toContain("Previous and next");
        expect(pngSize(site.read(`/share${path}.png`)), path).toBe("1200x630");
      }
    },
  );

  test("News and Results declare their feeds", () => {
    const feeds = 'link[rel="alternate"]';
    expect(hrefs("/news", feeds)).toEqual(["/news.atom", "/news.json"]);
    expect(hrefs("/results", feeds)).toEqual(["/results.atom", "/results.json"]);
  });
});

describe("Home", () => {
  test("names the club and shows its sponsors", () => {
    expect(texts("/", "h1")).toEqual([
      "Côte Sauvage, mixed club ultimate from Maine, Vermont and New Hampshire since 2023",
    ]);
    expect(linksIn(section("/", "Sponsors"))).toEqual([
      "https://bakery.example/",
      "https://kelp.example/",
    ]);
  });

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
    for (const path of parts)
      expect(hrefs("/", "main a").filter((href) => href === path)).toHaveLength(2);
  });
});

describe("About", () => {
  test("has its title, and its headings in order", () => {
    expect(readTitle(site.at("/about"))).toBe("About Us · Côte Sauvage Ultimate");
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

describe("What is ultimate?", () => {
  test("is answered on About below its own heading", () => {
    expect(readMain("/about")).toMatch(/What is ultimate\? ?Ultimate is played seven a side/);
  });
});

describe("Join", () => {
  test("tells a recruit when and where to come, what to bring and whom to contact", () => {
    expect(texts("/join", "h1")).toEqual(["Join Côte Sauvage"]);
    const tryouts = section("/join", "Tryouts");
    expect(select(tryouts, "h2").map((element) => readName(element, site.at("/join")))).toEqual([
      "Come and throw with us in May!",
    ]);
    expect(linksIn(tryouts)).toEqual([
      "https://forms.example/tryouts",
      "https://maps.example/old-quarry",
      "mailto:tryouts@cotesauvage.example",
      // Once they are over.
      "mailto:tryouts@cotesauvage.example",
      "/calendar.ics",
      "https://www.instagram.com/cotesauvage.example/",
    ]);
    for (const answer of ["Saturday, May 15, 2027", "Tryouts are free.", "across a windy beach"])
      expect(readText(tryouts)).toContain(answer);
    for (const words of [
      "Registration from April 1, 2027 to May 7, 2027",
      "Saturday, May 15, 2027",
      "10:00 AM to 3:00 PM, Eastern time",
      "Cleats",
    ])
      expect(readMain("/join")).toContain(words);
    expect(names("/join", 'main a[href="https://maps.example/old-quarry"]').at(-1)).toMatch(
      /^Map of Old Quarry Fields/,
    );
    expect(hrefs("/join", "main a")).toContain("mailto:tryouts@cotesauvage.example");
  });

  test("shows the record of the latest season beside the text about the team", () => {
    expect(readText(section("/join", "About the team"))).toContain("2026: 2–1");
  });
});

describe("Sponsors", () => {
  test("has a sign per sponsor with a link marked as sponsored, what a sponsor gets, and how to become one", () => {
    const [main, friends] = ["Main sponsor", "Friends"].map((name) =>
      all("/sponsors", "main ul").find(
        (element) => readName(element, site.at("/sponsors")) === name,
      ),
    );
    const signs = [main, friends].flatMap((list) => (list === undefined ? [] : select(list, "a")));
    expect(signs.map((sign) => attribute(sign, "rel"))).toEqual([
      "sponsored noopener",
      "sponsored noopener",
    ]);
    expect(main && readText(main)).toContain("2024–2025");
    expect(readText(section("/sponsors", "What a sponsor gets"))).toContain("7 tournaments played");
    expect(linksIn(section("/sponsors", "Become a sponsor"))).toEqual([
      "mailto:captains@cotesauvage.example",
    ]);
  });

  test("offers a press kit with the marks and a text, and states its size", () => {
    const [link] = all("/sponsors", 'a[href$=".zip"]');
    const bytes = site.read((link && attribute(link, "href")) ?? "");
    expect(link && readText(link)).toContain(`${Math.round(bytes.length / 1000)} KB`);
    expect(Object.keys(unzipSync(bytes))).toEqual(
      expect.arrayContaining(
        ["README.txt", "wordmark/on-light.svg", "crest/crest.png"].map(
          (name) => `cote-sauvage-press-kit/${name}`,
        ),
      ),
    );
  });
});

describe("Fifty Plates", () => {
  test("shows every state and DC on the map and describes each claim", () => {
    expect(plates()).toHaveLength(51);
    expect(plates()).toContain("Maine: claimed by Li O, July 21, 2025");
    expect(plates().filter((name) => name.endsWith(": not claimed"))).toHaveLength(48);
    expect(names("/fiftyplates", "[aria-live] a")).toEqual(["Li O"]);
  });

  test("counts the states, spotters and days, and says “1 plate”, not “1 plates”", () => {
    for (const text of ["3 of 50 states", "3 spotters", "8 days"])
      expect(texts("/fiftyplates", "main li").some((item) => item.includes(text))).toBe(true);
    const words = select(section("/fiftyplates", "Spotters"), 'li [class="sr"]').map(readText);
    expect(words).toContain("1 plate");
    expect(words).not.toContain("1 plates");
  });

  test("lists every claim in order, the weeks of the race, and the editions", () => {
    expect(texts("/fiftyplates", "main details li")).toEqual([
      "MaineLi OJuly 21, 2025",
      "OhioBegoña NúñezJuly 27, 2025",
      "VermontO. Q.July 28, 2025",
    ]);
    expect(texts("/fiftyplates", "main tr")).toEqual([
      "WeekClaimedTotal",
      "Jul 21 - Jul 27+22",
      "Jul 28 - Aug 3+13",
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

  test("the letters above the players are in alphabetical order, and each leads to a heading", () => {
    const letters = texts("/players", 'nav[aria-label="Letters"] a[href]');
    expect(letters.length).toBeGreaterThan(5);
    expect(letters).toEqual(letters.toSorted());
    expect(texts("/players", "main h2")).toEqual(expect.arrayContaining(letters));
  });
});

describe("identity", () => {
  test("the icons are images of the declared sizes", () => {
    const icons = hrefs("/", 'link[rel="icon"], link[rel="apple-touch-icon"]');
    expect(icons).toEqual(["/favicon.png", "/favicon.svg", "/apple-touch-icon.png"]);
    expect(pngSize(site.read("/favicon.png"))).toBe(
      readAttribute(site.at("/"), 'link[href="/favicon.png"]', "sizes"),
    );
    expect(site.read("/favicon.svg").toString()).toContain("<svg");
    expect(pngSize(site.read("/apple-touch-icon.png"))).toBe("180x180");
  });

  interface Manifest {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
    readonly shortcuts: readonly { name: string; url: string }[];
  }

  test("the manifest declares the real icon sizes, and its shortcuts are pages", () => {
    const manifest: Manifest = JSON.parse(
      site.read(readAttribute(site.at("/"), 'link[rel="manifest"]', "href")).toString(),
    );
    expect(manifest).toMatchObject({
      name: "Côte Sauvage Ultimate",
      start_url: "/",
      display: "standalone",
    });
    const purposes = manifest.icons.flatMap(({ purpose }) => purpose ?? []);
    expect(new Set(purposes)).toEqual(new Set(["any", "maskable", "monochrome"]));
    for (const { src, sizes, type } of manifest.icons) {
      const icon = site.read(src);
      if (type === "image/png") expect(pngSize(icon), src).toBe(sizes);
      else expect(icon.toString(), src).toContain("<svg");
    }
    expect(manifest.shortcuts.map(({ name, url }) => [name, site.at(url).path])).toEqual([
      ["Results", "/results"],
      ["Roster", "/roster"],
      ["News", "/news"],
    ]);
  });

  test("robots.txt and security.txt have the sitemap and a contact", () => {
    expect(site.read("/robots.txt").toString()).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    expect(site.read("/.well-known/security.txt").toString()).toMatch(
      /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d{2}-\d{2}T/,
    );
  });

  test("structured data describes tournaments as events, and people with their breadcrumbs", () => {
    expect(types("/tournaments/2026-fog-bowl")).toContain("SportsEvent");
    expect(types("/players/alder")).toEqual(expect.arrayContaining(["Person", "BreadcrumbList"]));
  });
});

describe("the server", () => {
  let address = "";
  let server: Server | undefined;
  const get = (path: string) => fetch(address + path, { redirect: "manual" });

  beforeAll(async () => {
    server = (await siteServer(clubSite.out, "/")).listen(0, "localhost");
    await once(server, "listening");
    address = `http://localhost:${readPort(server)}`;
  });
  afterAll(async () => {
    if (server !== undefined) await close(server);
  });

  test.each([
    "/no-such-page",
    "/no/such/page",
    "/players/nobody",
    "/badges/nothing",
    "/assets/no-such-script.js",
  ])("answers %s with the 404 page", async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([404, site.at("/404").html]);
  });

  test("the 404 page has its picture, and links Home", () => {
    expect(readTitle(site.at("/404"))).toMatch(/^Out of bounds/);
    expect(hrefs("/404", "main use")).toContain("#empty-tree");
    expect(hrefs("/404", "main a")).toEqual(["/"]);
  });

  test.each(Object.entries(otherNames))("redirects %s to %s", async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location")]).toEqual([308, to]);
  });

  test("sends security headers with every file, and lets browsers keep only files named by their hash", async () => {
    const hashed = ["script", "stylesheet", "art"].map(
      (kind) =>
        site.at("/").html.match(
          {
            script: /\/assets\/[^"\s]+\.js/,
            stylesheet: /\/assets\/[^"\s]+\.css/,
            art: /\/art\/[^"\s#]+/,
          }[kind] ?? /$/,
        )?.[0] ?? "",
    );
    for (const path of [
      "/",
      "/players/alder",
      "/no-such-page",
      "/robots.txt",
      "/share/home.png",
      "/site.webmanifest",
      ...hashed,
    ]) {
      const { headers } = await get(path);
      const isHashed = /^\/(?:assets|art)\//.test(path);
      expect(headers.get("cross-origin-resource-policy"), path).toBe(
        path.startsWith("/share/") ? "cross-origin" : "same-origin",
      );
      expect(headers.get("x-content-type-options"), path).toBe("nosniff");
      expect(headers.get("cache-control"), path).toBe(
        isHashed ? "public, max-age=31536000, immutable" : "no-cache, no-transform",
      );
      // A browser would then use HTTPS for everything on localhost.
      expect(headers.get("strict-transport-security"), path).toBeNull();
      if (isHashed) continue;
      const policy = headers.get("content-security-policy");
      expect(policy, path).toMatch(
        /^default-src 'none'; script-src 'self' 'inline-speculation-rules'(?: 'sha256-[^']+'){2};/,
      );
      expect(policy, path).not.toContain("unsafe");
      expect(headers.get("permissions-policy"), path).toContain("geolocation=()");
      expect(headers.get("cross-origin-embedder-policy"), path).toBe("require-corp");
      expect(headers.get("cross-origin-opener-policy"), path).toBe("same-origin");
      expect(headers.get("referrer-policy"), path).toBe("strict-origin-when-cross-origin");
    }
    expect((await get("/site.webmanifest")).headers.get("content-type")).toContain(
      "application/manifest+json",
    );
  });
});
