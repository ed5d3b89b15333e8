/** The id of a tab's element; its panel is named by it. */
export function tabId(panel: string, tab: string): string {
  return `${panel}-tab-${tab}`;
}
