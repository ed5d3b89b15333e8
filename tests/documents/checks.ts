/** Rules for every document of every club. Each check returns the problems it finds. */
import { createHash } from "node:crypto";
import { movedTo } from "#app/outputs/hosting/moved.ts";
import type { BuiltSite, SiteDocument } from "#tests/support/built-site.ts";
import {
  attribute,
  matches,
  readName,
  select,
  readText,
  withAncestors,
  type HtmlElement,
} from "#tests/support/html.ts";
import { BUG_WORDS } from "#tests/support/queries.ts";

type Check = (document: SiteDocument, site: BuiltSite) => readonly string[];

/** The start tag of an element, to name it in a fault. */
function printTag({ tagName, attrs }: HtmlElement): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`;
}

function describeFaults(elements: readonly HtmlElement[], says: string): string[] {
  return elements.map((element) => `${says}: ${printTag(element)}`);
}

/** The value of an attribute of the one element that matches, or nothing. */
export function readAttribute(document: SiteDocument, selector: string, name: string): string {
  const [element, ...others] = select(document, selector);
  return element === undefined || others.length > 0 ? "" : (attribute(element, name) ?? "");
}

export const readTitle = (document: SiteDocument): string =>
  select(document, "head > title").map(readText).join(" and ");

export const readDescription = (document: SiteDocument): string =>
  readAttribute(document, 'meta[name="description"]', "content");

/** Whether it is a page of the site, not an embed or the editor. */
const isPage = (document: SiteDocument, { pages }: BuiltSite) => pages.includes(document);

/** Whether search engines may list the page: not the 404 page, the offline page, an embed or the editor. */
export const isIndexed = (document: SiteDocument, site: BuiltSite): boolean =>
  isPage(document, site) && document.path !== "/404" && document.path !== "/offline";

/** Links, scripts, styles, icons and artwork of this site in a document. */
function addressesNamedIn(document: SiteDocument): readonly string[] {
  const named = document.elements.flatMap((element) => [
    ...["href", "src", "xlink:href", "poster"].map((name) => attribute(element, name)),
    ...(attribute(element, "srcset")?.split(/\s[^,]*,\s*|\s\S+$/) ?? []),
    ...(attribute(element, "data-scripts")?.split(" ") ?? []),
    ...(attribute(element, "data-sheets")?.split(" ") ?? []),
  ]);
  return [...new Set(named.filter((address) => address !== undefined))];
}

const knownIds = new WeakMap<SiteDocument, ReadonlySet<string>>();

function hasId(document: SiteDocument, id: string): boolean {
  const known =
    knownIds.get(document) ??
    new Set(document.elements.map((element) => attribute(element, "id") ?? ""));
  knownIds.set(document, known);
  return known.has(id);
}

/** Whether an SVG or HTML file has an element with an id. */
function isPlace(site: BuiltSite, path: string, id: string): boolean {
  const document = site.documents.find((document) => document.path === path);
  return document === undefined ? site.read(path).includes(` id="${id}"`) : hasId(document, id);
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The text of a script or a stylesheet. */
function readSource({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

const controls =
  'a, button, input, select, textarea, summary, [role="img"], [role="progressbar"], img';
const regions = 'nav, dialog, [role="search"], [role="region"]';

const subresources =
  'script[src], img, source, iframe, embed, object, video, audio, use, image, link[rel~="stylesheet"], ' +
  'link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]';

export const checks: Readonly<Record<string, Check>> = {
  "has a title, a description, a language, and no word that only a bug writes": (
    document,
    site,
  ) => [
    ...(readTitle(document).length < 10 ? [`its title is “${readTitle(document)}”`] : []),
    ...(isIndexed(document, site) && readDescription(document).length < 40
      ? [`its description is “${readDescription(document)}”`]
      : []),
    ...(readAttribute(document, "html", "lang") === "" ? ["it has no language"] : []),
    ...(/maximum-scale|user-scalable/.test(document.html) ? ["it cannot be enlarged"] : []),
    ...Array.from(document.html.matchAll(new RegExp(BUG_WORDS, "g")), ({ index }) =>
      document.html.slice(Math.max(0, index - 40), index + 50),
    ),
  ],

  "has its own address as canonical, unless search engines must not list it": (document, site) => {
    const canonical = readAttribute(document, 'link[rel="canonical"]', "href");
    const isListed = isIndexed(document, site);
    const robots = readAttribute(document, 'meta[name="robots"]', "content");
    return [
      ...(canonical === (isListed ? site.origin + document.path : "")
        ? []
        : [`canonical: ${canonical}`]),
      ...(robots.includes("noindex") === !isListed ? [] : [`robots: ${robots}`]),
    ];
  },

  "has one main heading, and no heading that is empty or skips a level": (document, site) => {
    if (!isPage(document, site)) return [];
    const headings = select(document, "h1, h2, h3, h4, h5, h6");
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const ones = levels.filter((level) => level === 1).length;
    return [
      ...(ones === 1 ? [] : [`it has ${ones} main headings`]),
      ...levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 && level > 2
          ? [`h${level} follows h${levels[index - 1] ?? 0}`]
          : [],
      ),
      ...describeFaults(
        headings.filter(
          (heading) =>
            readName(heading, document) === "" && attribute(heading, "hidden") === undefined,
        ),
        "an empty heading",
      ),
    ];
  },

  "has a banner, a footer and a main part, and begins with a link that skips to it": (
    document,
    site,
  ) => {
    if (!isPage(document, site)) return [];
    const [first] = select(document, "a");
    const outside = (tag: string) =>
      select(document, tag).filter(
        (element) =>
          !withAncestors(element).some((outer) =>
            matches(outer, "main, section, article, aside, nav"),
          ),
      ).length;
    // A playlists page fills the window like an app.
    const footers = /^\/roster\d/.test(document.path) ? 0 : 1;
    return [
      ...(outside("header") === 1 ? [] : ["it does not have one banner"]),
      ...(outside("footer") === footers ? [] : [`it does not have ${footers} footers`]),
      ...(select(document, "main").length === 1 ? [] : ["it does not have one main part"]),
      ...(first && attribute(first, "href") === "#main"
        ? []
        : ["its first link does not skip to the content"]),
      ...(readAttribute(document, "main", "id") === "main" ? [] : ["its main part is not #main"]),
    ];
  },

  "has each id once, and no label or control refers to a missing one": (document) => {
    const ids = document.elements.flatMap((element) => attribute(element, "id") ?? []);
    const names = [
      "for",
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "aria-owns",
      "popovertarget",
      "list",
    ];
    const wanted = document.elements.flatMap((element) =>
      names.flatMap((name) => attribute(element, name)?.split(/\s+/) ?? []),
    );
    return [
      ...ids
        .filter((id, index) => ids.indexOf(id) !== index)
        .map((id) => `two elements have the id ${id}`),
      ...wanted.filter((id) => !hasId(document, id)).map((id) => `no element has the id ${id}`),
    ];
  },

  "has a name for each control, picture and region, and no two navigations of one name": (
    document,
  ) => {
    const unnamed = select(document, `${controls}, ${regions}`).filter(
      (element) =>
        readName(element, document) === "" &&
        !matches(element, 'input[type="hidden"], img[alt=""]') &&
        !withAncestors(element).some((ancestor) =>
          matches(ancestor, '[aria-hidden="true"], [hidden], [inert]'),
        ),
    );
    const navigations = select(document, "nav").map((element) => readName(element, document));
    return [
      ...describeFaults(unnamed, "it has no name"),
      ...describeFaults(
        select(document, "img").filter((element) => attribute(element, "alt") === undefined),
        "no alternative",
      ),
      ...navigations
        .filter((name, index) => navigations.indexOf(name) !== index)
        .map((name) => `two navigations are called ${name}`),
    ];
  },

  "links no missing page, file or section of the site": (document, site) =>
    addressesNamedIn(document)
      .map((address) => {
        const origin = [site.origin, site.origin.replace("https:", "webcal:")].find((start) =>
          address.startsWith(start),
        );
        return origin === undefined ? address : address.slice(origin.length) || "/";
      })
      .filter((address) => /^(?:\/(?!\/)|#)/.test(address))
      .filter((address) => {
        const [, file = "", place] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
        const path = decodeURIComponent(file === "" ? document.path : file);
        if (path !== document.path && !site.has(movedTo(path) ?? path)) return true;
        return place !== undefined && !isPlace(site, path, decodeURIComponent(place));
      }),

  "opens other sites in a new tab, says so, and keeps them from controlling it": (document) =>
    document.path.startsWith("/embed/")
      ? []
      : describeFaults(
          select(
            document,
            'a[href^="http"], a[href^="mailto:"], a[href^="tel:"], a[target]',
          ).filter(
            (link) =>
              attribute(link, "target") !== "_blank" ||
              !/\bnoopener\b/.test(attribute(link, "rel") ?? "") ||
              !readName(link, document).includes("(opens in a new tab)"),
          ),
          "a link out of the site",
        ),

  "loads nothing from other sites": (document) => [
    ...describeFaults(
      select(document, subresources).filter((element) =>
        ["href", "src", "srcset", "data"].some((name) =>
          /^(?:\w+:)?\/\//.test(attribute(element, name) ?? ""),
        ),
      ),
      "from elsewhere",
    ),
    ...select(document, "style").flatMap(
      (style) => readSource(style).match(/(?:@import|url\(\s*["']?(?:\w+:)?\/\/).{0,40}/g) ?? [],
    ),
  ],

  "has no inline script or style but those that its policy allows by hash": (document, site) => {
    const [policyTag] = select(document, 'meta[http-equiv="Content-Security-Policy"]');
    const policy = (policyTag && attribute(policyTag, "content")) ?? "";
    const inline = select(document, "script, style").filter(
      (element) =>
        !matches(
          element,
          'script[src], script[type="application/ld+json"], script[type="application/json"], script[type="speculationrules"]',
        ),
    );
    const scripts = inline.filter(({ tagName }) => tagName === "script");
    return [
      ...describeFaults(
        document.elements.filter(({ attrs }) =>
          attrs.some(({ name }) => /^(?:style$|on)/.test(name)),
        ),
        "a style attribute or an inline handler",
      ),
      ...describeFaults(
        inline.filter((element) => !policy.includes(hash(readSource(element)))),
        "not in the policy",
      ),
      ...(policy.includes("unsafe") ? ["the policy allows what is unsafe"] : []),
      ...(isPage(document, site) && scripts.length !== 1
        ? [`it has ${scripts.length} inline scripts`]
        : []),
      ...document.elements.flatMap((element) => {
        const href = attribute(element, "href") ?? attribute(element, "src") ?? "";
        return /^\s*(?:javascript|data|vbscript):/i.test(href) ? [`a script in ${href}`] : [];
      }),
    ];
  },

  "is shared with its own title, description and a picture of the declared size": (
    document,
    site,
  ) => {
    const meta = (name: string) =>
      readAttribute(document, `meta[property="${name}"]`, "content") ||
      readAttribute(document, `meta[name="${name}"]`, "content");
    if (!isIndexed(document, site))
      return select(document, 'meta[property^="og:"], meta[name^="twitter:"]').map(printTag);
    const image = meta("og:image");
    if (!image.startsWith(`${site.origin}/share/`)) return [`its picture is ${image}`];
    const card = site.read(image.slice(site.origin.length));
    const size = pngSize(card);
    const facts: Readonly<Record<string, readonly [is: string, wanted: string]>> = {
      address: [meta("og:url"), site.origin + document.path],
      title: [meta("og:title"), readTitle(document)],
      description: [meta("og:description"), readDescription(document)],
      card: [meta("twitter:card"), "summary_large_image"],
      size: [size, `${meta("og:image:width")}x${meta("og:image:height")}`],
      "size of cards": [size, "1200x630"],
      "weight of cards": [String(card.length < 150 * 1024), "true"],
      alternative: [String(meta("og:image:alt").length > 10), "true"],
    };
    return Object.entries(facts).flatMap(([what, [is, wanted]]) =>
      is === wanted ? [] : [`${what}: ${is}, not ${wanted}`],
    );
  },

  "has structured data of schema.org, which names no missing page": (document, site) =>
    select(document, 'script[type="application/ld+json"]').flatMap((script) => {
      const text = readSource(script);
      const data: Partial<Record<string, unknown>> = JSON.parse(text);
      const isSound =
        data["@context"] === "https://schema.org" && typeof data["@type"] === "string";
      const addresses = text.match(new RegExp(`(?<=")${site.origin}[^"#?]*`, "g")) ?? [];
      const lost = addresses.filter(
        (address) => !site.has(address.slice(site.origin.length) || "/"),
      );
      return isSound ? lost : lost.concat(`it is no data of schema.org: ${text.slice(0, 60)}`);
    }),

  "has the role of a list on each list, which VoiceOver does not announce without markers": (
    document,
    site,
  ) =>
    !isPage(document, site)
      ? []
      : describeFaults(
          select(document, "ul, ol").filter((list) => attribute(list, "role") !== "list"),
          "a list without a role",
        ),

  "has no shortcut of a single key, which speech input would press (WCAG 2.1.4)": (document) =>
    describeFaults(
      select(document, "[aria-keyshortcuts]").filter((element) =>
        (attribute(element, "aria-keyshortcuts") ?? "")
          .split(" ")
          .some((key) => !/^(?:Control|Meta)\+/.test(key)),
      ),
      "a key alone",
    ),

  "has its content in view without scripts": (document, site) => {
    if (!isPage(document, site)) return [];
    const [main] = select(document, "main");
    const hidden =
      main === undefined
        ? []
        : withAncestors(main).filter((ancestor) => attribute(ancestor, "hidden") !== undefined);
    const text = main === undefined ? "" : readText(main);
    return [
      ...(text.length < 80 && document.path !== "/search" ? [`it says only “${text}”`] : []),
      ...describeFaults(hidden, "its content is hidden"),
    ];
  },

  "has a link to report a mistake that names its own address": (document, site) =>
    !isIndexed(document, site) ||
    select(document, `a[href*="${encodeURIComponent(site.origin + document.path)}"]`).length > 0
      ? []
      : ["a report would not name it"],
};

/** The width and height that a PNG file states. */
export function pngSize(bytes: Buffer): string {
  if (bytes.toString("latin1", 1, 4) !== "PNG") return "no PNG";
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
