import { z } from "zod";
import {
  graphRefusal,
  refusal,
  makeUnreachableError,
  makeUnreadableError,
} from "./git-hub-errors.ts";

const API_URL = "https://api.github.com";

/** Parses JSON; undefined if the text is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const failed = z.object({ message: z.string() });

function failUnreached(): never {
  throw makeUnreachableError();
}

/** Sends a request, as POST if it has a body. Returns the parsed answer and its headers, or throws an error for captains. */
async function send(token: string, path: string, body?: object) {
  const response = await fetch(API_URL + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(failUnreached);
  const answer = parseJson(await response.text().catch(failUnreached));
  if (!response.ok) throw refusal(response, failed.safeParse(answer).data?.message ?? "");
  return { answer, headers: response.headers };
}

const graphAnswer = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

function parseAnswer<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw makeUnreadableError();
  return result.data;
}

/** Authorized requests to GitHub's REST and GraphQL APIs. Every response is parsed with a schema. */
export function gitHubRequests(token: string) {
  return {
    rest: async <S extends z.ZodType>(schema: S, path: string, body?: object) =>
      parseAnswer(schema, (await send(token, path, body)).answer),
    graph: async <S extends z.ZodType>(schema: S, query: string, variables: object) => {
      const { answer, headers } = await send(token, "/graphql", { query, variables });
      const { data, errors: [error] = [] } = parseAnswer(graphAnswer, answer);
      if (error !== undefined) throw graphRefusal(error, headers);
      return parseAnswer(schema, data);
    },
  };
}

/** Both APIs, with a token. */
export type Requests = ReturnType<typeof gitHubRequests>;
