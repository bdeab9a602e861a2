import type { DeskReport } from '@comanda/contract/alerts';
import { call } from '../../../lib/api/api.ts';
import { sendOnLeaving } from '../../../lib/api/send-on-leaving.ts';
import { nameDevice } from '../device/this-device.ts';
import { deskKey } from '../../../product/desk/desk-key.ts';

const REPORT = 'PUT /api/company/:companyID/pubs/:pubID/alerts/desks/:deskKey';
/** A report that was not taken is sent again after so many milliseconds, unless a later one was sent meanwhile. */
const AGAIN_AFTER_MS = 30_000;
/** Later than any report of the page that had the key before. */
const LAST_TURN = 2_147_483_647;

type DeskPub = { readonly id: number; readonly company_id: number };
type State = DeskReport['state'];
/** Undefined while there is no connection, which the server notices itself. */
export type DeskNow = Pick<DeskReport, 'language'> & {
  readonly state: 'listening' | 'silent' | undefined;
};

export type OpenDesk = {
  readonly report: (now: DeskNow) => void;
  readonly close: () => void;
};

/** Of all reports of this page, to whichever pub. */
let turn = 0;

/** The browser had removed the page of this tab, which the server may list as asleep: this page has replaced it. */
function reportDiscarded(pub: DeskPub, { language }: DeskNow): void {
  const key = takeDiscardedKey();
  if (key === undefined) return;
  const device = nameDevice(navigator.userAgent);
  call(REPORT, {
    params: { companyID: pub.company_id, pubID: pub.id, deskKey: key },
    body: { state: 'closed', turn: LAST_TURN, device, language },
  }).catch(() => undefined);
}

/**
 * Reports the state of this page at a pub to the server: at each change, when the browser freezes the page or shows it again,
 * and when it is left. `onTaken` is called when the server has taken a state.
 */
export function openDesk(pub: DeskPub, first: DeskNow, onTaken: () => void): OpenDesk {
  let now = first;
  let isClosed = false;
  const contentOf = (state: State) => {
    turn += 1;
    return {
      params: { companyID: pub.company_id, pubID: pub.id, deskKey },
      body: { state, turn, device: nameDevice(navigator.userAgent), language: now.language },
    };
  };
  const send = (): void => {
    if (isClosed || now.state === undefined) return;
    const content = contentOf(now.state);
    call(REPORT, content).then(onTaken, () => {
      setTimeout(() => {
        if (content.body.turn === turn) send();
      }, AGAIN_AFTER_MS);
    });
  };
  /** Nothing waits for the answer: the page may be gone by then. */
  const sendLast = (state: 'asleep' | 'closed'): void => {
    sendOnLeaving(REPORT, contentOf(state));
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('freeze', () => sendLast('asleep'), { signal });
  document.addEventListener('resume', send, { signal });
  window.addEventListener('pagehide', () => sendLast('closed'), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && send(), { signal });
  reportDiscarded(pub, first);
  send();
  return {
    report: (next) => {
      now = next;
      send();
    },
    close: () => {
      isClosed = true;
      listening.abort();
      sendLast('closed');
    },
  };
}

const NAME = 'comanda.desk';

/**
 * The key of the page that the browser has removed from this tab to save memory, once; undefined after any other load:
 * a duplicated tab has a copy of what the first one has stored.
 */
function takeDiscardedKey(): string | undefined {
  const before = window.sessionStorage.getItem(NAME);
  window.sessionStorage.setItem(NAME, deskKey);
  const wasDiscarded = 'wasDiscarded' in document && document.wasDiscarded === true;
  return wasDiscarded && before !== null && before !== deskKey ? before : undefined;
}
