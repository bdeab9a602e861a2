import { PING, PONG } from '@comanda/contract/wire';
import type { LiveMessage } from '@comanda/contract/live';
import type { GuestOrder } from '@comanda/contract/orders';
import { closeQuietly } from '../../../lib/live/close-quietly.ts';
import { forgetOrder } from './ordered-here.ts';
import { deviceMemory } from '../device/memory.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** The server pings well within this; a socket that has been silent longer is dead, say after a sleep. */
const SILENCE_MS = 75_000;

const revisionOf = (slip: HTMLElement | null): number => Number(slip?.dataset['revision'] ?? 0);
const shownRevision = (): number => revisionOf(document.querySelector('#slip'));

function showLive(isLive: boolean): void {
  const line = document.querySelector<HTMLElement>('#live');
  if (!line) return;
  line.hidden = false;
  line.classList.toggle('off', !isLive);
  const text = (isLive ? line.dataset['live'] : document.body.dataset['offline']) ?? '';
  if (line.textContent !== text) line.textContent = text;
}

/** The menu leads back to an order until its guest has seen how it ended. */
function noteEnd(): void {
  const { url = '', token = '' } = document.body.dataset;
  const isOver = document.querySelector('#slip.completed, #slip.canceled') !== null;
  if (isOver && document.visibilityState === 'visible') forgetOrder(url, token, deviceMemory);
}

/** Reads this very page again: the server draws the order, here it is only put in place. */
async function refresh(): Promise<void> {
  const answer = await fetch(window.location.href, { cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const slip = next.querySelector<HTMLElement>('#slip');
  // Answers may overtake each other: what is older than what is shown comes too late.
  if (!slip || revisionOf(slip) < shownRevision()) return;
  document.querySelector('#slip')?.replaceWith(document.adoptNode(slip));
  const told = document.querySelector('#told');
  if (told) told.textContent = document.querySelector('#headline')?.textContent ?? '';
  noteEnd();
}

function newestRevision(data: string): number {
  const message = JSON.parse(data) as LiveMessage<GuestOrder>;
  const orders = message.event_type === 'GET_ALL' ? message.orders : [message.order];
  return Math.max(0, ...orders.map((order) => order.revision));
}

/** Keeps the order's page true: live over a socket, and after every sleep or broken line again. */
export function followOrder(): void {
  const token = document.body.dataset['token'];
  if (token === undefined) return;
  let wait = FIRST_WAIT_MS;
  let timer = 0;
  let silence = 0;
  let socket: WebSocket | undefined;

  const later = (): void => {
    showLive(false);
    window.clearTimeout(timer);
    timer = window.setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    if (old) closeQuietly(old);
  };
  const heard = (): void => {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => {
      drop();
      later();
    }, SILENCE_MS);
  };
  const take = async (data: string): Promise<void> => {
    if (newestRevision(data) > shownRevision()) await refresh();
    showLive(true);
    wait = FIRST_WAIT_MS;
  };
  function connect(): void {
    drop();
    const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws';
    const opened = new WebSocket(
      `${scheme}://${window.location.host}/ws/client/order/${encodeURIComponent(token ?? '')}`,
    );
    socket = opened;
    heard();
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (socket !== opened) return;
      heard();
      if (data === PING) opened.send(PONG);
      else
        take(data).catch(() => {
          // The line broke between the event and the page: the next connection tells it again.
          drop();
          later();
        });
    });
    opened.addEventListener('close', () => {
      if (socket === opened) later();
    });
  }
  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    wait = FIRST_WAIT_MS;
    window.clearTimeout(timer);
    if (socket?.readyState !== WebSocket.OPEN) connect();
    else refresh().then(() => showLive(true), later);
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  // A cut line is known at once; the socket would notice it only by its silence.
  window.addEventListener('offline', () => {
    showLive(false);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) wake();
  });
  noteEnd();
  connect();
}
