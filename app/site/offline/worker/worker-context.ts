import type { CacheNames } from "#app/routes/offline/cache-names.ts";
import type { ArtStore } from "./art-store.ts";
import type { Published } from "./published.ts";

/** The stores of the worker, and the deployment that they belong to. */
export interface WorkerContext {
  /** The site's path on its host. */
  readonly base: string;
  readonly names: CacheNames;
  readonly art: ArtStore;
  readonly published: Published;
}
