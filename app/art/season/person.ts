export type Position = "Handler" | "Cutter" | "Coach";

/** The fields of a person that her pictures are drawn from. */
export interface Person {
  /**
   * Its hash decides everything that is not set: her look in all seasons, pose and inks in each.
   */
  readonly id: string;
  readonly position: Position;
  /** Her position in other seasons, if she coaches this one: it keeps her look. */
  readonly usualPosition?: Position;
  /** 0 to 99; coaches have none. */
  readonly jersey?: number | null | undefined;
  readonly name: { readonly first: string; readonly last: string };
}

/** The number on the jersey, "" where there is none. 0 is a number. */
export function jerseyText({ jersey }: Person): string {
  return jersey === undefined || jersey === null ? "" : String(jersey);
}
