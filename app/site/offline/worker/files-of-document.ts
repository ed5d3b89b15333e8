/** Files that a page and its controls need: data, styles and artwork. */
export function filesOfDocument(html: string): readonly string[] {
  const named = [
    ...html.matchAll(/ data-page="(\/[^"]+)"/g),
    ...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g),
    ...html.matchAll(/ href="([^"#]+\.svg)#/g),
  ];
  return [...new Set(named.flatMap(([, file]) => file ?? []))];
}

/** Drawings and photographs of a page. */
export function picturesOfDocument(html: string): readonly string[] {
  const named = html.matchAll(/(?<=[" ,])\/[^" ,#]*(?:art|media)\/[^" ,#]+/g);
  return [...new Set(Array.from(named, ([file]) => file))];
}
