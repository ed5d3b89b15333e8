/** How a published page is written for people: "cotesauvage.example/results". */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "");
}

/** Where a calendar of the published site is followed; programs know the scheme and ask for it again and again. */
export function calendarAddress(address: string, path: string): string {
  return address.replace(/^https?:/, "webcal:") + path;
}
