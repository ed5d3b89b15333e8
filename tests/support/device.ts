import { vi } from "vitest";
import { cacheNames, type CacheNames } from "#app/routes/offline/cache-names.ts";

export const host = "https://www.cotesauvage.example";

const address = (key: string | { url: string }) =>
  new URL(typeof key === "string" ? key : key.url, host).href;

/** In-memory cache in insertion order; replacing an entry keeps its position. */
class FakeCache {
  readonly #answers = new Map<string, Response>();
  keys = () => Promise.resolve(Array.from(this.#answers.keys(), (url) => ({ url })));
  match = (key: string | { url: string }) =>
    Promise.resolve(this.#answers.get(address(key))?.clone());
  put = (key: string, answer: Response) =>
    Promise.resolve(void this.#answers.set(address(key), answer));
  delete = (key: string | { url: string }) => Promise.resolve(this.#answers.delete(address(key)));
}

/** The caches of a worker, with stubs for the globals that it uses. */
export class Device {
  readonly #caches = new Map<string, FakeCache>();
  readonly names = cacheNames(`${host}/`);

  constructor() {
    vi.stubGlobal("location", new URL(host));
    vi.stubGlobal("caches", {
      open: (name: string) => Promise.resolve(this.cache(name)),
      match: (key: string, { cacheName }: { cacheName: string }) =>
        this.cache(cacheName).match(key),
    });
  }

  cache(name: string): FakeCache {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  /** Paths of the files in one of the caches. */
  async paths(name: keyof CacheNames): Promise<string[]> {
    const keys = await this.cache(this.names[name]).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }
}
