import { typedWords } from "#app/search/find/find.ts";
import type { Findable, SearchData } from "#app/search/search-data.ts";
import type { ShardState } from "./shard-state.ts";
import type { Shard, ShardList } from "./shards.ts";
import { shardsFor } from "./shards-for.ts";
import { withShards } from "./with-shards.ts";

/** Fetches JSON files, each once; one that failed can be asked for again. */
function jsonFiles<File>(): (address: string) => Promise<File> {
  const asked = new Map<string, Promise<File>>();
  const ask = async (address: string): Promise<File> => {
    try {
      const answer = await fetch(import.meta.env.BASE_URL.slice(0, -1) + address);
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
      return await answer.json();
    } catch (error) {
      asked.delete(address);
      throw error;
    }
  };
  return (address) => {
    const file = asked.get(address) ?? ask(address);
    asked.set(address, file);
    return file;
  };
}

const readList = jsonFiles<ShardList>();
const readShard = jsonFiles<Shard>();

/** What a query is looked up in, and whether all that it finds is there. */
export interface QueryFindable {
  readonly findable: Findable;
  readonly shards: Exclude<ShardState, "loading">;
}

/** Why something could not be fetched: without a connection there are the shards that were used before. */
const whyMissing = () => (navigator.onLine ? "failed" : "not stored");

/** Fetches what a query needs beside the index; what cannot be fetched takes nothing else away. */
export async function findableFor(data: SearchData, query: string): Promise<QueryFindable> {
  if (data.shards === undefined) return { findable: data, shards: "whole" };
  const list = await readList(data.shards).catch(() => undefined);
  if (list === undefined) return { findable: data, shards: whyMissing() };
  const { files, isWhole } = shardsFor(list, typedWords(query));
  const answers = await Promise.allSettled(files.map(readShard));
  const here = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  const findable = withShards(data, here);
  if (here.length < files.length) return { findable, shards: whyMissing() };
  return { findable, shards: isWhole ? "whole" : "too many" };
}
