import * as words from "#words/language.ts";

interface Notice {
  readonly text: string;
  readonly href: string;
  readonly link: string;
}

/**
 * Notices by the root's `data-view`: the requested view is loading, or the view or the scripts failed to load. An empty
 * query requests the default view; an empty address reloads the document.
 */
const notices: Readonly<Record<string, Notice>> = {
  loading: { text: words.loading, href: "?", link: words.defaultView },
  default: { text: words.viewCouldNotBeLoaded, href: "", link: "Load again" },
  failed: { text: words.pageIsIncomplete, href: "", link: "Load again" },
};

function paragraph({ text, href, link }: Notice): HTMLParagraphElement {
  const element = document.createElement("p");
  const anchor = document.createElement("a");
  anchor.setAttribute("href", href);
  anchor.append(link);
  element.append(`${text} `, anchor);
  return element;
}

/**
 * Adds a notice while the root has a `data-view`. It is not in the document, because reader views, previews and translators
 * would take it for the page's text.
 */
export function showViewNotices(): void {
  const root = document.documentElement;
  const status = document.createElement("div");
  status.className = "viewNotice";
  status.setAttribute("role", "status");
  const update = () => {
    const notice = notices[root.dataset["view"] ?? ""];
    if (notice === undefined) {
      status.remove();
      return;
    }
    // Screen readers announce changes of a status that is already there.
    document.body.append(status);
    status.replaceChildren(paragraph(notice));
  };
  new MutationObserver(update).observe(root, { attributeFilter: ["data-view"] });
  update();
}
