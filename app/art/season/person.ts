export type Position = "Handler" | "Cutter" | "Coach";

/** What a picture of a person is drawn from. */
export interface Person {
  /** Decides everything that is not said otherwise: hair, gear, pose, inks. */
  readonly id: string;
  readonly position: Position;
  /** 0 to 99; coaches have none. */
  readonly jersey?: number | null | undefined;
  readonly name: { readonly first: string; readonly last: string };
}

/** The number on the jersey, "" where there is none. 0 is a number. */
export function jerseyText({ jersey }: Person): string {
  return jersey === undefined || jersey === null ? "" : String(jersey);
}
