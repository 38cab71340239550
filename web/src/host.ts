// What only the host may ask, with the key in the data folder.
import { Refusal } from "./api";
import type { Decided, Guest, Trouble } from "./protocol";

async function ask(key: string, method: string, id = "", body?: Decided): Promise<Guest[]> {
  const headers: Record<string, string> = { "X-Nemeton-Host": key };
  if (body) headers["Content-Type"] = "application/json";
  const options: RequestInit = { method, headers, credentials: "omit" };
  if (body) options.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch("/house/people" + (id && "/" + encodeURIComponent(id)), options);
  } catch {
    throw Refusal.of("offline");
  }
  if (!answer.ok) throw new Refusal((await answer.json()) as Trouble, answer.status);
  return (await answer.json()) as Guest[];
}

export const guests = (key: string): Promise<Guest[]> => ask(key, "GET");
export const decide = (key: string, id: string, standing: Decided["standing"]): Promise<Guest[]> =>
  ask(key, "PUT", id, { standing });
export const remove = (key: string, id: string): Promise<Guest[]> => ask(key, "DELETE", id);
