/** Whether what is said of when a game is ends with this time: "Sat 2:00 PM" does, "12:00 PM" does not end with "2:00 PM". */
export function saysTime(when: string, time: string): boolean {
  return when === time || when.endsWith(` ${time}`);
}
