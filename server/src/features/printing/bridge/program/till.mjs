// The fiscal receipts: each is given to the till at most once without a person, whatever is killed meanwhile. What is about
// to be sent is on the disk before it is sent, and the answer before it is reported.
import { randomUUID as newClaim } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync as readJournal,
  renameSync as replaceFile,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { NotSent, tillDrivers, TillRefused } from './till-drivers.mjs';

/** A till without a receipt is asked this often. */
const ASK_TILL_EVERY_MS = 15_000;
/** A till whose answer was lost may still be printing. */
const LOOK_TIMES = 4;
const LOOK_PAUSE_MS = 3_000;
/** For this long a receipt that may come yet is looked for. */
const DOUBT_MS = 10 * 60_000;
const MOST_DOUBTS = 50;
/** Numbers that have an owner: more than a till lists of its last receipts. */
const MOST_OWNED = 200;

/** What the program knows across its ends, in one file that is replaced as a whole. `open` is the receipt that it has. */
export function openTillJournal(file) {
  const sync = (path, write) => {
    const handle = openSync(path, write === undefined ? 'r' : 'w', 0o600);
    if (write !== undefined) writeSync(handle, write);
    fsyncSync(handle);
    closeSync(handle);
  };
  return {
    read: () => {
      try {
        return JSON.parse(readJournal(file, 'utf8'));
      } catch (error) {
        if (error.code === 'ENOENT') return { open: null, doubts: [], owned: [] };
        // Unreadable, it may hide a receipt that was sent: a person has to look.
        rmSync(`${file}.unreadable`, { force: true });
        replaceFile(file, `${file}.unreadable`);
        return { open: null, doubts: [], owned: [] };
      }
    },
    write: (content) => {
      sync(`${file}.new`, JSON.stringify(content));
      replaceFile(`${file}.new`, file);
      // Without this a power cut may bring the former file back.
      if (process.platform !== 'win32') sync(dirname(file));
    },
  };
}

/** The till's own words for how it is. */
async function stateOfTill(driver, till) {
  try {
    await driver.ask(till);
    return 'ok';
  } catch (error) {
    if (!(error instanceof TillRefused)) return 'off';
    return error.status === 401 || error.status === 403 ? 'key_refused' : 'fault';
  }
}

/** Where a receipt was sent: another till does not have it. */
const placeOf = ({ kind, origin, device }) => `${kind} ${origin} ${device}`;

/**
 * The receipt of an attempt among the last ones of a till: by its key where the till tells keys, else the only one that came
 * since, has its sum, and is nobody else's. Undefined when that cannot be told. Throws when the till does not answer.
 */
async function findAttempt(driver, till, { attempt, journal }) {
  const { key, before, sum_minor: sum } = attempt;
  if (attempt.place !== placeOf(till)) throw new Error('it was given to another till');
  const receipts = await driver.list(till);
  const own = receipts.find((one) => one.key === key);
  if (own) return own;
  const { open, doubts, owned } = journal.read();
  const rivals = [open, ...doubts].filter((one) => one?.before && !one.isOver && one.key !== key);
  if (rivals.some((one) => one.sum_minor === sum)) return undefined;
  const numbers = new Set([...before, ...owned]);
  const others = new Map(
    receipts
      .filter((one) => one.key === undefined && !numbers.has(one.number) && one.sum_minor === sum)
      .map((one) => [one.number, one]),
  );
  const [only, ...more] = others.values();
  return more.length === 0 ? only : undefined;
}

const issued = ({ number, link, device }) => ({
  result: 'issued',
  number,
  ...(link !== undefined && { link }),
  ...(device !== undefined && { device }),
});

/** The lines as the till has to be told: each with a VAT group. */
const withGroups = (sale, till) => ({
  ...sale,
  lines: sale.lines.map((line) => ({
    ...line,
    vat_group: till.vat_groups[line.vat_class ?? 'none'],
  })),
});

/**
 * The worker of the till of one pub. `send` calls the product and answers its reply; it throws an error with a `status` when
 * the product refuses. `pass` is one round, and answers when the next one is due.
 */
export function createTillWorker({ send, journal, drivers = tillDrivers, log, wait }) {
  const known = { state: null, askedAt: 0, address: '' };

  const save = (change) => {
    journal.write({ ...journal.read(), ...change });
  };

  /**
   * Reports what became of a receipt. A refusal means that the product knows better by now, but for one of the program
   * itself: once it is paired again it reports the same.
   */
  async function report({ receipt_id: id, claim }, outcome) {
    try {
      await send(`receipts/${id}/result`, { claim, ...outcome });
    } catch (error) {
      if (error.status === undefined || error.status === 401) throw error;
      log(`receipt ${id}: ${error.message}`);
    }
  }

  /** Writes the end of the open receipt to the disk, reports it, and forgets it. */
  async function end(open, outcome) {
    const { doubts, owned } = journal.read();
    const isDoubt = outcome.result === 'unsure';
    const rest = doubts.filter(({ key }) => key !== open.key);
    save({
      open: { ...open, outcome },
      doubts: isDoubt ? [...rest, { ...open, at: Date.now() }].slice(-MOST_DOUBTS) : rest,
      owned: [...owned, ...(outcome.number === undefined ? [] : [outcome.number])].slice(
        -MOST_OWNED,
      ),
    });
    log(
      `receipt ${open.receipt_id}: ${outcome.result}${outcome.words ? ` (${outcome.words})` : ''}`,
    );
    await report(open, outcome);
    save({ open: null });
  }

  /** Asks the till for a receipt whose answer is missing: issued, or undefined when it cannot be told. */
  async function lookFor(driver, till, { attempt, times }) {
    for (let time = 1; ; time += 1) {
      let isAnswered = false;
      try {
        const found = await findAttempt(driver, till, { attempt, journal });
        isAnswered = true;
        if (found) return { outcome: issued(found), isAnswered };
      } catch (error) {
        log(`receipt ${attempt.receipt_id}: the till does not tell (${error.message})`);
      }
      if (time >= times) return { isAnswered };
      await wait(LOOK_PAUSE_MS);
    }
  }

  /** What became of a sale that was sent. */
  async function sell(driver, till, { open, taken }) {
    try {
      return issued(await driver.sell(till, { ...taken, sale: withGroups(taken.sale, till) }));
    } catch (error) {
      if (error instanceof NotSent) return { result: 'not_begun' };
      const isRefusal = error instanceof TillRefused;
      const times = isRefusal ? 1 : LOOK_TIMES;
      const { outcome, isAnswered } = await lookFor(driver, till, { attempt: open, times });
      if (outcome) return outcome;
      // It said that it failed, and has no such receipt: one that was printed before is refused too.
      if (isRefusal && (error.isSure || isAnswered))
        return { result: 'refused', words: error.message };
      return { result: 'unsure' };
    }
  }

  /** Takes the next receipt and gives it to the till. */
  async function issue(driver, till, receiptId) {
    const claimed = { receipt_id: receiptId, claim: newClaim() };
    save({ open: claimed });
    let taken;
    try {
      taken = await send(`receipts/${receiptId}/take`, { claim: claimed.claim });
    } catch (error) {
      if (error.status === undefined) throw error;
      save({ open: null });
      return;
    }
    const { key, sale } = taken;
    const doubt = journal.read().doubts.find((one) => one.key === key);
    // A person said that it was not printed: perhaps it has come out since.
    if (doubt) {
      const { outcome, isAnswered } = await lookFor(driver, till, { attempt: doubt, times: 1 });
      if (outcome) return end({ ...claimed, key }, outcome);
      if (!isAnswered) return end({ ...claimed, key }, { result: 'not_begun' });
    }
    let before;
    try {
      before = (await driver.list(till)).map(({ number }) => number);
    } catch (error) {
      log(`receipt ${receiptId}: not sent (${error.message})`);
      return end({ ...claimed, key }, { result: 'not_begun' });
    }
    const open = { ...claimed, key, before, sum_minor: sale.sum_minor, place: placeOf(till) };
    save({ open });
    return end(open, await sell(driver, till, { open, taken }));
  }

  /** The receipt that the program had when it ended. */
  async function resume(driver, till, open) {
    // The answer is on the disk: only the report may be missing.
    if (open.outcome) {
      await report(open, open.outcome);
      save({ open: null });
      return;
    }
    // Nothing was sent before the attempt is on the disk.
    if (open.before === undefined) return end(open, { result: 'not_begun' });
    const { outcome } = driver
      ? await lookFor(driver, till, { attempt: open, times: LOOK_TIMES })
      : {};
    await end(open, outcome ?? { result: 'unsure' });
  }

  /** Receipts in doubt are looked for while they may still come out, and until the till has answered once. */
  async function lookAtDoubts(driver, till) {
    for (const doubt of journal.read().doubts) {
      if (doubt.isOver) continue;
      const { outcome, isAnswered } = await lookFor(driver, till, { attempt: doubt, times: 1 });
      if (outcome) await report(doubt, outcome);
      const { doubts, owned } = journal.read();
      const isOver = outcome !== undefined || (isAnswered && Date.now() - doubt.at > DOUBT_MS);
      if (!isOver) continue;
      const kept = outcome ? [] : [{ ...doubt, isOver }];
      save({
        doubts: [...doubts.filter(({ key }) => key !== doubt.key), ...kept],
        ...(outcome && { owned: [...owned, outcome.number].slice(-MOST_OWNED) }),
      });
    }
  }

  async function pass() {
    const reply = await send('till', { ...(known.state && { state: known.state }) });
    const { till } = reply;
    const driver = till && drivers[till.kind];
    const { open } = journal.read();
    if (open) await resume(driver, till, open);
    if (!driver) {
      known.state = null;
      return reply.next_after_ms;
    }
    const address = `${till.kind} ${till.origin}`;
    const isDue =
      reply.receipt_id !== null ||
      known.address !== address ||
      Date.now() - known.askedAt >= ASK_TILL_EVERY_MS;
    if (!isDue) return reply.next_after_ms;
    const state = await stateOfTill(driver, till);
    if (state !== known.state) log(`till ${till.origin}: ${state}`);
    Object.assign(known, { state, address, askedAt: Date.now() });
    if (state !== 'ok') return reply.next_after_ms;
    await lookAtDoubts(driver, till);
    if (reply.receipt_id !== null) await issue(driver, till, reply.receipt_id);
    return reply.next_after_ms;
  }

  return { pass };
}
