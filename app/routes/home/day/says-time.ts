/** Whether a text such as "Sat 2:00 PM" ends with a time as a whole word: "12:00 PM" does not end with "2:00 PM". */
export function saysTime(when: string, time: string): boolean {
  return when === time || when.endsWith(` ${time}`);
}
