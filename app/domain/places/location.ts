export interface Location {
  readonly city: string;
  /** two-letter US state; missing for Washington DC and for teams from Canada */
  readonly state?: string | null | undefined;
}

/** Where a tournament or a team is: "Zeeland, MI", or "Washington DC" without a state. */
export function locationText({ city, state }: Location): string {
  return state ? `${city}, ${state}` : city;
}
