/** First and last name as they are said: "Caitlin Harley". */
export function fullName({ first, last }: { first: string; last: string }): string {
  return `${first} ${last}`;
}
