/** One of the things that a field can point at: its key, and what people call it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}
