/** An event that stays active until its promises are settled. */
export interface LastingEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

/** Message from a page to its worker. */
export interface WorkerQuestion {
  readonly type: "FILL_AGAIN" | "IS_SHOWN" | "SEEN" | "SKIP_WAITING";
  /** With `IS_SHOWN`: the address of the page's data. With `SEEN`: the page's path. */
  readonly page?: string;
  /** With `IS_SHOWN`: the code hash and data revision of the page. */
  readonly version?: string;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  message: MessageEvent<WorkerQuestion> & LastingEvent;
}

/**
 * The part of the global scope that the worker uses; the DOM and worker types can't be combined.
 */
export interface WorkerScope {
  readonly registration: Pick<
    ServiceWorkerRegistration,
    "active" | "installing" | "scope" | "unregister" | "update" | "waiting"
  >;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}
