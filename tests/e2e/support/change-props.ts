import type { Page } from "@playwright/test";

type Json = ReturnType<typeof JSON.parse>;

/** Changes the data of a page's first island in its document from now on. The prerendered HTML stays. */
export async function changeProps(
  page: Page,
  path: string,
  change: (data: Json) => void,
): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const [before = "", json = "", after = ""] = html.split(
    /(?<=id="island-data">)(.*?)(?=<\/script>)/,
  );
  const islands = JSON.parse(json);
  change(islands.props[0].data);
  const body = before + JSON.stringify(islands) + after;
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/html", body }));
}
