import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aDeliveringPub,
  anOrder,
  setStatus,
  type ADeliveringPub,
  type AnOrder,
} from '../../../../testing/builders/order-builders.ts';
import { aChatId } from '../../../../testing/telegram/a-chat-id.ts';
import {
  buildTelegramApp,
  linkedChat,
  listChats,
  PUB,
  type TelegramApp,
} from '../../../../testing/telegram/telegram-app.ts';
import { alertChats } from '../messages/alert-chats.ts';

const ORDER = `${PUB}/orders/:orderID` as const;

let app: TelegramApp;
let pub: ADeliveringPub;
let order: AnOrder;
let chat: number;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
beforeEach(async () => {
  app.t.clock.set('2026-11-20T17:00:00Z');
  pub = await aDeliveringPub(app.t);
  order = await anOrder(app.t, pub);
  chat = await linkedChat(app, pub);
});
afterEach(() => {
  app.api.behave(() => undefined);
});
afterAll(() => app.close());

const alert = () => alertChats(app.deps, { orderId: order.id });
const read = async () => app.t.call(`GET ${ORDER}`, { params: order.ids, as: pub.company });
const messagesOf = (orderId: number) =>
  app.t.deps.db
    .selectFrom('telegram_message')
    .where('order_id', '=', orderId)
    .orderBy('message_id')
    .select('message_id')
    .execute();

let presses = 0;
type Press = { readonly data: string; readonly from?: number; readonly messageId?: number };

/** Presses a button, and waits for what the phone shows; what has failed has to be closed there. */
async function press({ data, from = chat, messageId }: Press): Promise<string> {
  presses += 1;
  const id = `press-${presses}`;
  const [message] = await messagesOf(order.id);
  app.api.happen({
    callback_query: {
      id,
      from: { id: 5, language_code: 'ro' },
      data,
      message: {
        message_id: messageId ?? message?.message_id ?? 1,
        chat: { id: from, type: 'private' },
      },
    },
  });
  const answered = await app.api.until(
    'answerCallbackQuery',
    ({ callback_query_id }) => callback_query_id === id,
  );
  const text = String(answered['text']);
  const isDone = text === '' || /^(?:Acceptată|Anulată)/.test(text);
  expect(answered['show_alert']).toBe(!isDone);
  return text;
}

const accept = (minutes = 30, revision = 1): string => `a:${order.id}:${revision}:${minutes}`;
const refuse = (reason: string, revision = 1): string => `r:${order.id}:${revision}:${reason}`;

/** The last edit of a message in the chat. */
const lastEdit = () => app.api.of('editMessageText').findLast(({ chat_id }) => chat_id === chat);

async function expectUntouched(): Promise<void> {
  const { order: now, history } = await read();
  expect(now).toMatchObject({ status: 'not_handled', opened_at: null, revision: 1 });
  expect(history).toHaveLength(1);
}

describe('a button', () => {
  it.each([20, 30, 45])('accepts the order for %d minutes', async (minutes) => {
    await alert();
    const promised = new Date(Date.parse('2026-11-20T17:00:00Z') + minutes * 60_000);
    const text = await press({ data: accept(minutes) });
    expect(text).toContain('Acceptată, gata la 19:');
    const { order: now, history } = await read();
    expect(now).toMatchObject({
      status: 'preparing',
      promised_at: promised.toISOString(),
      opened_at: '2026-11-20T17:00:00.000Z',
    });
    const line = { from: 'not_handled', to: 'preparing', by: 'company', by_chat: true };
    expect(history.at(-1)).toMatchObject(line);
    await app.t.app.tasks.runDue();
    expect(lastEdit()).toMatchObject({
      text: expect.stringContaining('gata la'),
      reply_markup: { inline_keyboard: [] },
    });
  });

  it.each(['too_busy', 'no_delivery_there', 'closing', 'not_reached'] as const)(
    'refuses the order because of %s, after the reasons were shown',
    async (reason) => {
      await alert();
      expect(await press({ data: `r:${order.id}:1` })).toBe('');
      const shown = await app.api.until(
        'editMessageReplyMarkup',
        ({ chat_id }) => chat_id === chat,
      );
      expect(JSON.stringify(shown['reply_markup'])).toContain(refuse(reason));
      // Somebody is choosing: the order rings no more.
      const opened = await read();
      expect(opened.order).toMatchObject({ status: 'not_handled', revision: 1 });
      expect(opened.order.opened_at).not.toBeNull();
      expect(await press({ data: refuse(reason) })).toMatch(/^Anulată: /);
      expect((await read()).order).toMatchObject({ status: 'canceled', cancel_reason: reason });
    },
  );

  it('goes back from the reasons to the buttons of the order', async () => {
    await alert();
    await press({ data: `r:${order.id}:1` });
    expect(await press({ data: `b:${order.id}:1` })).toBe('');
    const edit = await app.api.until('editMessageText', ({ chat_id }) => chat_id === chat);
    expect(JSON.stringify(edit['reply_markup'])).toContain(accept(20));
    const shown = app.api.of('editMessageReplyMarkup').filter(({ chat_id }) => chat_id === chat);
    expect(shown).toHaveLength(1);
  });

  it('that is applied again finds the order answered, and changes nothing', async () => {
    await alert();
    await press({ data: accept(20) });
    app.t.clock.advance(60_000);
    expect(await press({ data: accept(45) })).toContain('Răspuns deja la 19:00: local.');
    expect((await read()).order.promised_at).toBe('2026-11-20T17:20:00.000Z');
    expect((await read()).history).toHaveLength(2);
  });

  it('works below a message whose sender ended before it was recorded', async () => {
    await alert();
    const [lost] = await messagesOf(order.id);
    await app.t.deps.db.deleteFrom('telegram_message').where('order_id', '=', order.id).execute();
    await alert();
    await press({ data: accept(20), messageId: lost?.message_id ?? 0 });
    expect((await read()).order.status).toBe('preparing');
    await app.t.app.tasks.runDue();
    const edited = app.api.of('editMessageText').filter(({ chat_id }) => chat_id === chat);
    const ids = (await messagesOf(order.id)).map(({ message_id }) => message_id);
    expect(ids).toHaveLength(2);
    expect(new Set(edited.map(({ message_id }) => message_id))).toEqual(new Set(ids));
  });

  it('answers an order also while Telegram takes neither the answer nor the edit', async () => {
    await alert();
    app.api.behave(({ method }) => (method === 'getUpdates' ? undefined : { status: 500 }));
    await press({ data: accept(20) });
    expect((await read()).order.status).toBe('preparing');
    app.api.behave(() => undefined);
    app.t.clock.advance(600_000);
    await app.t.app.tasks.runDue();
    expect(lastEdit()?.['text']).toContain('gata la');
  });
});

describe('a late press', () => {
  it('reads who was first and what is so now, and its message is edited', async () => {
    await alert();
    app.t.clock.advance(60_000);
    const by = { params: order.ids, as: pub.company };
    await app.t.call(`PUT ${ORDER}/accept`, { ...by, body: { minutes: 45 } });
    expect(await press({ data: refuse('too_busy') })).toBe(
      'Răspuns deja la 19:01: local. Acum comanda este: Acceptată, gata la 19:46',
    );
    await app.api.until(
      'editMessageText',
      ({ chat_id, text }) => chat_id === chat && String(text).includes('19:46'),
    );
    expect((await read()).order).toMatchObject({ status: 'preparing', revision: 2 });
  });

  it('reads that the guest has withdrawn the order', async () => {
    await alert();
    await app.t.call('POST /api/client/orders/:trackingToken/withdraw', {
      params: { trackingToken: order.trackingToken },
    });
    expect(await press({ data: accept(20) })).toContain(': oaspete. Acum comanda este: Anulată');
    expect((await read()).order.status).toBe('canceled');
  });

  it('at the moment of the desk’s press: one wins, the other reads it', async () => {
    await alert();
    const by = { params: order.ids, as: pub.company };
    const [desk, text] = await Promise.all([
      app.t.send(`PUT ${ORDER}/accept`, { ...by, body: { minutes: 45 } }),
      press({ data: accept(20) }),
    ]);
    const { order: now, history } = await read();
    expect(history).toHaveLength(2);
    const isDeskFirst = desk.status === 200;
    expect(now.promised_at).toBe(`2026-11-20T17:${isDeskFirst ? 45 : 20}:00.000Z`);
    if (isDeskFirst) expect(text).toContain('Răspuns deja');
    else {
      expect(text).toContain('gata la 19:20');
      expect([desk.status, desk.body]).toMatchObject([
        409,
        { code: 'order_changed_meanwhile', facts: { status: 'preparing', by: 'company' } },
      ]);
    }
  });

  it('on an order that was edited since is asked to read it again', async () => {
    await alert();
    await app.t.call(`PUT ${ORDER}/update-dishes`, {
      params: order.ids,
      as: pub.company,
      body: { dishes: [{ dish_id: pub.dishes[0].id, count: 9 }] },
    });
    expect(await press({ data: accept(20) })).toContain('Citiți-o din nou');
    expect(await press({ data: `r:${order.id}:1` })).toContain('Citiți-o din nou');
    expect((await read()).order.status).toBe('not_handled');
    const edit = await app.api.until(
      'editMessageText',
      ({ chat_id, text }) => chat_id === chat && String(text).includes('9 × '),
    );
    expect(JSON.stringify(edit['reply_markup'])).toContain(accept(20, 2));
    await press({ data: accept(20, 2) });
    expect((await read()).order.status).toBe('preparing');
  });
});

describe('nothing changes by a press', () => {
  it('in a chat of another pub', async () => {
    const other = await linkedChat(app, await aDeliveringPub(app.t));
    expect(await press({ data: accept(20), from: other })).toContain('nu mai primește');
    expect(await press({ data: `r:${order.id}:1`, from: other })).toContain('nu mai primește');
    await expectUntouched();
  });

  it('in a chat that is not linked, or not any more', async () => {
    await alert();
    expect(await press({ data: accept(20), from: aChatId() })).toContain('nu mai primește');
    const [linked] = await listChats(app.t, pub);
    await app.t.call(`DELETE ${PUB}/alerts/telegram-chats/:chatID`, {
      params: { ...pub.ids, chatID: linked?.chat_id ?? 0 },
      as: pub.company,
    });
    expect(await press({ data: accept(20), messageId: 5 })).toContain('nu mai primește');
    await expectUntouched();
  });

  it.each(['', 'a:1', 'a:x:1:20', `a:2000000000:1:20`, 'drop table'])(
    'with the data %j, which is answered all the same',
    async (data) => {
      expect(await press({ data })).not.toBe('');
      await expectUntouched();
    },
  );

  it('with minutes or a reason that no button has', async () => {
    await alert();
    for (const data of [accept(21), refuse('other'), refuse('sold_out')]) await press({ data });
    await expectUntouched();
  });
});

it('a chat of two pubs answers the orders of both', async () => {
  const second = await aDeliveringPub(app.t);
  const theirs = await anOrder(app.t, second);
  await app.t.deps.db
    .insertInto('telegram_chat')
    .values({
      pub_id: second.ids.pubID,
      chat_id: chat,
      kind: 'private',
      title: 'Ana',
      language: 'ro',
      linked_at: app.t.clock.now(),
    })
    .execute();
  await press({ data: `a:${theirs.id}:1:20` });
  await press({ data: accept(20) });
  expect((await read()).order.status).toBe('preparing');
  expect((await setStatus(app.t, second, { order: theirs, to: 'preparing' })).body).toMatchObject({
    order: { revision: 2 },
  });
});
