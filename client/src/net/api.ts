/** Asking the server over HTTP. */
import type { components } from "../generated/http";
import type { Text } from "../generated/messages";
import { BASE } from "./place";

export type Schemas = components["schemas"];

/** Something was refused, or the server could not be reached: `reason` is a sentence for people. */
export class Problem extends Error {
  constructor(
    readonly reason: Text,
    readonly status: number,
  ) {
    super(reason.key);
  }
}

const UNREACHABLE: Text = { key: "app-unreachable", arguments: {} };

async function ask(path: string, request: RequestInit): Promise<Response> {
  const response = await fetch(`${BASE}/api${path}`, request).catch(() => {
    throw new Problem(UNREACHABLE, 0);
  });
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { reason?: Text };
  throw new Problem(answer.reason ?? UNREACHABLE, response.status);
}

export async function get<Answer>(path: string): Promise<Answer> {
  return (await ask(path, {})).json() as Promise<Answer>;
}

export async function getText(path: string): Promise<string> {
  return (await ask(path, {})).text();
}

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const isText = typeof body === "string";
  const response = await ask(path, {
    method: "POST",
    body: isText ? body : JSON.stringify(body),
    headers: { "Content-Type": isText ? "text/plain" : "application/json" },
  });
  return response.json() as Promise<Answer>;
}
