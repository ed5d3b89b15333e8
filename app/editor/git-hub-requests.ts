import { z } from "zod";

/**
 * Reason for a refusal: somebody else saved in the meantime, the token is unknown or expired, or it
 * lacks a permission.
 */
export type Reason = "stale" | "expired" | "forbidden";

/** A failed request to a code host, with a message for captains. */
export class CodeHostError extends Error {
  readonly reason: Reason | undefined;

  constructor(message: string, reason?: Reason) {
    super(message);
    this.name = "CodeHostError";
    this.reason = reason;
  }
}

const API = "https://api.github.com";

const UNREACHABLE =
  "GitHub can't be reached. Your changes are still here: try again with a connection.";
const UNREADABLE =
  "The answer is not GitHub's. If this network has a sign-in page of its own, open that first. Your changes are still here: try again.";
const FORBIDDEN =
  "This token does not open the repository. It needs “Contents” and “Pull requests”, each with read and write.";

/** Time from which GitHub accepts requests again: "at 3:45 PM". */
function retryTime(headers: Headers): string {
  const wait = headers.get("retry-after");
  const reset = headers.get("x-ratelimit-reset");
  const seconds = wait === null ? Number(reset) : Date.now() / 1000 + Number(wait);
  if (!(seconds > 0)) return "in a few minutes";
  const minute = new Date(Math.ceil(seconds / 60) * 60_000);
  return `at ${minute.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`;
}

function rateLimit(headers: Headers): CodeHostError {
  return new CodeHostError(
    `GitHub accepts no more requests for now. Your changes are still here: try again ${retryTime(headers)}.`,
  );
}

function refusal({ status, headers }: Response, message: string): CodeHostError {
  if (status === 401) {
    return new CodeHostError("GitHub does not know this token. It may have expired.", "expired");
  }
  const isLimited = headers.get("x-ratelimit-remaining") === "0" || headers.has("retry-after");
  if (status === 429 || (status === 403 && (isLimited || /rate limit/i.test(message)))) {
    return rateLimit(headers);
  }
  if (status === 403 || status === 404) return new CodeHostError(FORBIDDEN, "forbidden");
  return new CodeHostError(
    status >= 500
      ? `GitHub has a problem (${status}). Your changes are still here: try again in a few minutes.`
      : `GitHub refused the request (${status}${message && `: ${message}`}).`,
  );
}

/** Parses JSON; undefined if the text is not JSON. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(): never {
  throw new CodeHostError(UNREACHABLE);
}

/** Sends a request, as POST if it has a body. Returns JSON, or throws an error for captains. */
async function send(token: string, path: string, body?: object) {
  const response = await fetch(API + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { Authorization: `Bearer ${token}`, Accept: "application/vnd.github+json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(unreachable);
  const answer = fromJson(await response.text().catch(unreachable));
  if (!response.ok) throw refusal(response, failed.safeParse(answer).data?.message ?? "");
  return { answer, headers: response.headers };
}

const failed = z.object({ message: z.string() });
const graphAnswer = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ type: z.string().optional(), message: z.string() })).optional(),
});

function parsed<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new CodeHostError(UNREADABLE);
  return result.data;
}

/** Maps an error of GitHub's GraphQL API, which has status 200. */
function graphError(type: string | undefined, message: string, headers: Headers): CodeHostError {
  if (type === "STALE_DATA") return new CodeHostError(message, "stale");
  if (type === "RATE_LIMITED") return rateLimit(headers);
  if (/pull request|protected branch|rule violation/i.test(message)) {
    return new CodeHostError(
      "The branch of the site is protected. Choose “Ask someone to review first” and save again.",
    );
  }
  return type === "NOT_FOUND" || type === "FORBIDDEN"
    ? new CodeHostError(FORBIDDEN, "forbidden")
    : new CodeHostError(`GitHub refused the request: ${message}`);
}

/**
 * Authorized requests to GitHub's REST and GraphQL APIs. Every response is parsed with a schema.
 */
export function gitHubRequests(token: string) {
  return {
    rest: async <S extends z.ZodType>(schema: S, path: string, body?: object) =>
      parsed(schema, (await send(token, path, body)).answer),
    graph: async <S extends z.ZodType>(schema: S, query: string, variables: object) => {
      const { answer, headers } = await send(token, "/graphql", { query, variables });
      const { data, errors: [error] = [] } = parsed(graphAnswer, answer);
      if (error !== undefined) throw graphError(error.type, error.message, headers);
      return parsed(schema, data);
    },
  };
}

/** Both APIs, with a token. */
export type Requests = ReturnType<typeof gitHubRequests>;
