/** A whole response of the server. */
export type Answer = { readonly status: number; readonly text: string };

/** Answers to calls that the page made before its program was loaded, by the call; undefined without an answer. */
export type EarlyAnswers = Map<string, Promise<Answer | undefined>>;

/** The page's global object: where the early script leaves the answers, and the key of the page as a desk. */
export const page: typeof globalThis & {
  comandaEarly?: EarlyAnswers;
  comandaDesk?: string;
} = globalThis;

/** An answer that no call has taken by then is out of date. */
const FRESH_MS = 15_000;

/** With the token: the answer for one session is never used in another. */
export const earlyKey = (method: string, url: string, token = ''): string =>
  `${method} ${url} ${token}`;

/** The early answer to a call; once. */
export async function takeEarlyAnswer(key: string): Promise<Answer | undefined> {
  const answer = page.comandaEarly?.get(key);
  if (!answer || performance.now() > FRESH_MS) return undefined;
  page.comandaEarly?.delete(key);
  return answer;
}
