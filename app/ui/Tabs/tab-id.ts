/** Id of a tab's element, which labels its panel. */
export function tabId(panel: string, tab: string): string {
  return `${panel}-tab-${tab}`;
}
