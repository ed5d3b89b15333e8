export type Position = "Handler" | "Cutter" | "Coach";

/** What a picture of a person is drawn from. */
export interface Person {
  /** Decides everything that is not said otherwise: her look in all seasons, pose and inks in each. */
  readonly id: string;
  readonly position: Position;
  /** Where she coaches one season, what she is in the others: it keeps her look. */
  readonly usualPosition?: Position;
  /** 0 to 99; coaches have none. */
  readonly jersey?: number | null | undefined;
  readonly name: { readonly first: string; readonly last: string };
}

/** The number on the jersey, "" where there is none. 0 is a number. */
export function jerseyText({ jersey }: Person): string {
  return jersey === undefined || jersey === null ? "" : String(jersey);
}
