/** An event that stays active until its promises are settled. */
export interface LastingEvent extends Event {
  waitUntil: (promise: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
}

/** The part of the global scope that the worker uses; the DOM and worker types can't be combined. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, "scope" | "unregister">;
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
