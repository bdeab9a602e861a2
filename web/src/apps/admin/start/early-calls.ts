import { detectLanguage, storedLanguage } from '../../../lib/i18n/detect-language.ts';
import { addressOfTexts } from '../../../lib/i18n/address-of-texts.ts';
import { earlyKey, page, type EarlyAnswers, type Answer } from '../../../lib/api/early-answers.ts';
import { firstTexts, isWork } from './needs-of-address.ts';

// Runs inside the page, before the program is loaded: on a slow network the first calls are answered meanwhile.
// The program takes the answers where it would have made the calls itself.
const answers: EarlyAnswers = new Map();
page.comandaEarly = answers;

async function ask(url: string, options: RequestInit): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, options);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

function askEarly(method: string, url: string, token?: string): Promise<Answer | undefined> {
  const headers = token === undefined ? {} : { accesstoken: token };
  const answer = ask(url, { method, headers, credentials: 'same-origin' });
  answers.set(earlyKey(method, url, token), answer);
  return answer;
}

function read(answer: Answer | undefined): Record<string, unknown> {
  return answer?.status === 200 ? (JSON.parse(answer.text) as Record<string, unknown>) : {};
}

/** The session, its company, and the pub of the address: each call needs the answer to the one before it. */
async function askForWork(pathname: string): Promise<void> {
  const session = read(await askEarly('POST', '/api/auth/refresh-token'));
  const { accesstoken: token, role } = session;
  if (typeof token !== 'string' || role !== 'company') return;
  const { company } = read(await askEarly('GET', '/api/company', token));
  const pubID = /^\/admin\/pub\/([1-9]\d*)(?:\/|$)/.exec(pathname)?.[1];
  if (pubID === undefined || typeof company !== 'object' || company === null) return;
  const { id } = company as { readonly id: number };
  await askEarly('GET', `/api/company/${id}/pubs/${pubID}`, token);
}

const texts = addressOfTexts(
  detectLanguage(storedLanguage(), navigator.languages),
  firstTexts(location.pathname),
);
answers.set(earlyKey('GET', texts), ask(texts, { cache: 'no-store' }));
if (isWork(location.pathname)) void askForWork(location.pathname);
