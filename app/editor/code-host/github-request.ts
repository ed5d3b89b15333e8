import { z } from "zod";
import { CodeHostError } from "./code-host.ts";

const API = "https://api.github.com";

const answer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

function refusal(status: number, text: string): CodeHostError {
  if (status === 401) {
    return new CodeHostError("GitHub does not know this token. It may have expired.", "refused");
  }
  if (status === 403 || status === 404) {
    return new CodeHostError(
      "This token does not open the repository. It needs “Contents” and “Pull requests”, each with read and write.",
      "refused",
    );
  }
  return new CodeHostError(`GitHub answered ${status}: ${text.slice(0, 200)}`);
}

async function send(token: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(API + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CodeHostError(
      "GitHub cannot be reached. Nothing is lost: try again with a connection.",
    );
  });
  if (!response.ok) throw refusal(response.status, await response.text());
  return response.json();
}

/** Authorized requests to GitHub. */
export interface GitHubRequest {
  readonly rest: <S extends z.ZodType>(
    schema: S,
    path: string,
    body?: object,
  ) => Promise<z.output<S>>;
  readonly graph: <S extends z.ZodType>(
    schema: S,
    query: string,
    variables: object,
  ) => Promise<z.output<S>>;
}

/** Requests to GitHub's REST and GraphQL APIs. Schemas parse every response. */
export function gitHubRequest(token: string): GitHubRequest {
  return {
    rest: async (schema, path, body) => schema.parse(await send(token, path, body)),
    graph: async (schema, query, variables) => {
      const { data, errors } = answer.parse(await send(token, "/graphql", { query, variables }));
      const [error] = errors ?? [];
      if (error === undefined) return schema.parse(data);
      if (error.type === "STALE_DATA") throw new CodeHostError(error.message, "stale");
      throw error.type === "NOT_FOUND" || error.type === "FORBIDDEN"
        ? refusal(404, error.message)
        : new CodeHostError(error.message);
    },
  };
}
