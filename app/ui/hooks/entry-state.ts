import { navigationApi } from "./address.ts";

/** State of a history entry besides its address. It survives a reload and a visit to another site. */
interface EntryState {
  /** Scroll position, px. */
  readonly scrollTop?: number | undefined;
  /** The selected season. */
  readonly season?: string | undefined;
}

export function entryState(): EntryState {
  // `entry-start.ts` uses the older state, which every browser has.
  const state: EntryState | null | undefined =
    navigationApi()?.currentEntry?.getState() ?? history.state;
  return state ?? {};
}

export function changeEntryState(change: EntryState): void {
  const state = { ...entryState(), ...change };
  const api = navigationApi();
  if (api === undefined) history.replaceState(state, "");
  else api.updateCurrentEntry({ state });
}
