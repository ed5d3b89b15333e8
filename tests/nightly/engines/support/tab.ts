/** Viewport size of a tab, in CSS pixels. */
export interface View {
  width: number;
  height: number;
}

/** A tab in a fresh browser: the interface of every engine's driver. */
export interface Tab {
  /** Opens an address and waits until its document has loaded. */
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  /** Evaluates an expression in the page; its value must be plain JSON. */
  ask: (expression: string) => Promise<unknown>;
  /** Clicks the element that an expression evaluates to. */
  click: (expression: string) => Promise<void>;
  /** Selects an option by value in the select that an expression evaluates to. */
  choose: (expression: string, value: string) => Promise<void>;
  /** Types into the element that has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Errors and CSP violations of the pages so far. */
  troubles: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** The keys that the journeys press. */
export type Key = "Enter" | "Escape" | "Tab" | "ArrowRight";

/** A browser on this machine. */
export interface Engine {
  readonly engine: string;
  /** Whether it is installed. */
  readonly isInstalled: boolean;
  readonly start: () => Promise<Browser>;
}

/** A running browser. */
export interface Browser {
  readonly newTab: (view: View) => Promise<Tab>;
  readonly stop: () => Promise<void>;
}
