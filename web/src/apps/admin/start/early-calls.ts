import type { CallReply } from '@comanda/contract';
import { detectLanguage, storedLanguage } from '../../../lib/i18n/detect-language.ts';
import { addressOfTexts } from '../../../lib/i18n/address-of-texts.ts';
import { earlyKey, page, type EarlyAnswers, type Answer } from '../../../lib/api/early-answers.ts';
import { openEarlySocket, socketAddress } from '../../../lib/live/early-socket.ts';
import { deskQuery } from '../../../product/desk/desk-key.ts';
import { firstTexts, isDesk, isWork } from './needs-of-address.ts';

type Refresh = 'POST /api/auth/refresh-token';

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
  const answer = ask(url, { method, headers });
  answers.set(earlyKey(method, url, token), answer);
  return answer;
}

/** The session; then its company, and of the address the pub and the socket of a desk. */
async function askForWork(pathname: string): Promise<void> {
  const answer = await askEarly('POST', '/api/auth/refresh-token');
  if (answer?.status !== 200) return;
  const { accesstoken: token, role } = JSON.parse(answer.text) as CallReply<Refresh>;
  if (role !== 'company') return;
  // As RFC 9068 has it. These claims have no character in which base64url differs from base64.
  const { sub } = JSON.parse(atob(token.split('.')[1] ?? '')) as { readonly sub: string };
  void askEarly('GET', '/api/company', token);
  const pubID = /^\/admin\/pub\/([1-9]\d*)(?:\/|$)/.exec(pathname)?.[1];
  if (pubID === undefined) return;
  const ofPub = `company/${sub}/pub`;
  // Other pages of a pub do not wait for it.
  if (isDesk(pathname)) {
    openEarlySocket(
      socketAddress(`/ws/orders/${ofPub}/${pubID}`, { ...deskQuery, access_token: token }),
    );
  }
  void askEarly('GET', `/api/${ofPub}s/${pubID}`, token);
}

const texts = addressOfTexts(
  detectLanguage(storedLanguage(), navigator.languages),
  firstTexts(location.pathname),
);
answers.set(earlyKey('GET', texts), ask(texts, { cache: 'no-store' }));
// The program makes the calls that an answer of another form has kept this from making.
if (isWork(location.pathname)) askForWork(location.pathname).catch(() => undefined);
