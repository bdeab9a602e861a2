// The bridge of Comanda: prints the tickets of one pub on the printers of its network, and has its till issue the fiscal
// receipts. It needs Node 20 or newer and nothing else.
//
//   node bridge.mjs https://comanda.example CODE   pairs with the pub that made the code, and starts
//   node bridge.mjs                                starts again
//
// The address and the token of the pub are in comanda-bridge.json beside this file (COMANDA_BRIDGE_FILE names another):
// whoever reads it can print. What it has given to the till is in comanda-bridge.json.till.
import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createTillWorker, openTillJournal } from './till.mjs';

const CALL_MS = 10_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const DIAL_MS = 3_000;
const ANSWER_MS = 3_000;
/** A long ticket on a slow printer. */
const PRINT_MS = 25_000;
/** A printer without a ticket is asked this often: many take one connection at a time, and others may need it. */
const ASK_EVERY_MS = 15_000;
/** The exit code without a valid token: starting the program again would not help. */
const EXIT_UNPAIRED = 3;
/** What the server answers then. */
const UNPAIRED = 401;

const SETTINGS_FILE =
  process.env.COMANDA_BRIDGE_FILE ??
  path.join(path.dirname(fileURLToPath(import.meta.url)), 'comanda-bridge.json');

const log = (text) => process.stdout.write(`${new Date().toISOString()} ${text}\n`);

function end(text, code = 1) {
  process.stderr.write(`${text}\n`);
  process.exit(code);
}

/** Only https, but for a server on this computer: the token is in each call. */
function readServer(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)) return url.origin;
  return end(`not an https address: ${text}`);
}

/** The server refused; it will refuse the same call again. */
class Refused extends Error {
  constructor(status, code) {
    super(`the server refused: ${code}`);
    this.status = status;
    this.code = code;
  }
}

async function callServer({ server, token }, name, body) {
  const response = await fetch(`${server}/api/print-bridge/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_MS),
  });
  const reply = await response.json().catch(() => ({}));
  if (response.ok && reply.ok) return reply;
  // Busy, restarting, or a proxy without its server: the same call may succeed later.
  if (response.status >= 500 || response.status === 429 || reply.code === undefined) {
    throw new Error(`the server answered ${response.status}`);
  }
  throw new Refused(response.status, reply.code);
}

/** Calls until the server answers. */
async function callUntilAnswered(settings, name, body) {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await callServer(settings, name, body);
    } catch (error) {
      if (error instanceof Refused) throw error;
      log(`no answer from the server, trying again in ${pause / 1000} s (${error.message})`);
      await sleep(pause);
    }
  }
}

function writeSettings(settings) {
  const draft = `${SETTINGS_FILE}.new`;
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 });
  renameSync(draft, SETTINGS_FILE);
}

async function pair(address, code) {
  const server = readServer(address);
  const name = os.hostname().slice(0, 60) || 'bridge';
  try {
    const { token, pub_name: pub } = await callServer({ server }, 'pair', { code, name });
    const settings = { server, token };
    writeSettings(settings);
    log(`paired with ${pub}`);
    return settings;
  } catch (error) {
    return end(`Not paired: ${error.message}`);
  }
}

function readSettings() {
  try {
    const { server, token } = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'));
    return { server: readServer(server), token };
  } catch {
    return end('Not paired yet. Start with: node bridge.mjs ADDRESS CODE', EXIT_UNPAIRED);
  }
}

/** DLE EOT 1, 2 and 4: is it online, why not, and is there paper. A printer answers each with one byte, also when it cannot print. */
const QUESTIONS = Buffer.from([0x10, 0x04, 1, 0x10, 0x04, 2, 0x10, 0x04, 4]);
/** In a status byte these bits are fixed. Other bytes come from flow control. */
const isStatus = (byte) => (byte & 0x93) === 0x12;

function stateOf([online, cause, paper]) {
  if ((paper & 0x60) !== 0 || (cause & 0x20) !== 0) return 'paper_out';
  if ((cause & 0x04) !== 0) return 'cover_open';
  return (cause & 0x40) !== 0 || (online & 0x08) !== 0 ? 'fault' : 'ok';
}

/** Opens a connection to a printer; undefined when it takes none. */
async function connect({ host, port }) {
  const socket = net.connect({ host, port, noDelay: true });
  socket.on('error', () => {});
  const opened = new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
  if (await Promise.race([opened, sleep(DIAL_MS, false)])) return socket;
  socket.destroy();
  return undefined;
}

/** Asks a printer how it is, behind everything that was sent to it: `mute` when it does not answer in time. */
async function ask(socket, answerMs) {
  const statuses = [];
  const answered = new Promise((resolve) => {
    socket.once('close', () => resolve('off'));
    socket.on('data', (bytes) => {
      statuses.push(...[...bytes].filter(isStatus));
      if (statuses.length >= 3) resolve(stateOf(statuses));
    });
  });
  if (socket.destroyed) return 'off';
  socket.write(QUESTIONS);
  const state = await Promise.race([answered, sleep(answerMs, 'mute')]);
  socket.removeAllListeners('data');
  return state;
}

/** Takes one ticket and prints it. Whatever happens after the first byte may be on paper. */
async function print(settings, socket, jobId) {
  const claim = randomUUID();
  const finish = (result) =>
    callUntilAnswered(settings, `jobs/${jobId}/result`, { claim, result }).catch((error) =>
      // Its lease was over: the server knows that it may be on paper.
      log(`ticket ${jobId}: ${error.message}`),
    );
  let bytes;
  try {
    bytes = Buffer.from(
      (await callServer(settings, `jobs/${jobId}/claim`, { claim })).bytes,
      'base64',
    );
  } catch (error) {
    // Another bridge has it, or it is not needed any more; without an answer the server may have given it to this one.
    if (!(error instanceof Refused)) await finish('not_begun');
    return undefined;
  }
  if (socket.destroyed) {
    await finish('not_begun');
    return 'off';
  }
  socket.write(bytes);
  const state = await ask(socket, PRINT_MS);
  const result = state === 'ok' ? 'printed' : 'unsure';
  log(`ticket ${jobId}: ${result}${state === 'ok' ? '' : ` (${state})`}`);
  await finish(result);
  return state;
}

/** Asks a printer for its state, and prints the next ticket when that is `ok`. */
async function serve(settings, { job_id: jobId, ...address }) {
  const socket = await connect(address);
  if (!socket) return 'off';
  try {
    const state = await ask(socket, ANSWER_MS);
    if (state !== 'ok' || jobId === null) return state;
    return (await print(settings, socket, jobId)) ?? state;
  } finally {
    socket.end();
    socket.destroySoon();
  }
}

/** Asks a printer, prints its ticket, and remembers its state. */
async function look(settings, one, printer) {
  one.isBusy = true;
  try {
    const state = await serve(settings, printer);
    if (state !== one.state) log(`printer ${one.address}: ${state}`);
    one.state = state;
  } catch (error) {
    log(`printer ${one.address}: ${error.message}`);
  }
  one.askedAt = Date.now();
  one.isBusy = false;
}

/** The address of each printer, its last state, when it was asked, and whether it is being asked or printing; by its id. */
const known = new Map();

/** What is known of a printer: nothing at first, and nothing after its address has changed. */
function recall({ printer_id: id, host, port }) {
  const address = `${host}:${port}`;
  const before = known.get(id);
  if (before?.address === address) return before;
  const one = { address, state: undefined, askedAt: 0, isBusy: false };
  known.set(id, one);
  return one;
}

/** Reports the states of the printers, and begins the tickets that the server names. It waits for no printer. */
async function poll(settings) {
  const reports = [...known].flatMap(([id, { state }]) =>
    state === undefined ? [] : { printer_id: id, state },
  );
  const reply = await callUntilAnswered(settings, 'state', { printers: reports });
  const ids = new Set(reply.printers.map(({ printer_id: id }) => id));
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
  for (const printer of reply.printers) {
    const one = recall(printer);
    const isDue = printer.job_id !== null || Date.now() - one.askedAt >= ASK_EVERY_MS;
    if (isDue && !one.isBusy) void look(settings, one, printer);
  }
  return reply.next_after_ms;
}

/** A server from before the till does not know its calls. */
const ASK_FOR_TILL_MS = 10 * 60_000;

/** What the till is asked for just now. */
let passing = Promise.resolve();

/** Serves the till beside the printers, which it never keeps waiting. */
async function serveTill(settings) {
  const worker = createTillWorker({
    send: (name, body) => callUntilAnswered(settings, name, body),
    journal: openTillJournal(`${SETTINGS_FILE}.till`),
    log,
    wait: sleep,
  });
  for (;;) {
    passing = worker.pass();
    try {
      await sleep(await passing);
    } catch (error) {
      log(`till: ${error.message}`);
      if (error.status === UNPAIRED) return;
      await sleep(error.status === 404 ? ASK_FOR_TILL_MS : LONGEST_PAUSE_MS);
    }
  }
}

/** Serves the printers until the bridge is not paired any more. */
async function servePrinters(settings) {
  try {
    for (;;) await sleep(await poll(settings));
  } catch (error) {
    if (error.status !== UNPAIRED) throw error;
  }
}

const [address, code] = process.argv.slice(2);
const settings = address === undefined ? readSettings() : await pair(address, code ?? '');
log(`printing for ${settings.server}`);
void serveTill(settings);
await servePrinters(settings);
// What the till is printing is on the disk first.
await passing.catch(() => {});
end(
  'This bridge is not paired any more. Create another code and start it with that.',
  EXIT_UNPAIRED,
);
