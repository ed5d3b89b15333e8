/** First and last name: "Freya Alder". */
export function fullName({ first, last }: { first: string; last: string }): string {
  return `${first} ${last}`;
}
