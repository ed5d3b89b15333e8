import { typedWords } from "#app/search/find/find.ts";
import type { Findable, SearchData } from "#app/search/search-data.ts";
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
  readonly isWhole: boolean;
}

/** Fetches what a query needs beside the index. */
export async function findableFor(data: SearchData, query: string): Promise<QueryFindable> {
  if (data.shards === undefined) return { findable: data, isWhole: true };
  const { files, isWhole } = shardsFor(await readList(data.shards), typedWords(query));
  return { findable: withShards(data, await Promise.all(files.map(readShard))), isWhole };
}
