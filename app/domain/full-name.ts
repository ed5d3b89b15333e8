/** First and last name as they are said: "Freya Alder". */
export function fullName({ first, last }: { first: string; last: string }): string {
  return `${first} ${last}`;
}
