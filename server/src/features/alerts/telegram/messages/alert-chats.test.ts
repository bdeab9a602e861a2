import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { TelegramError } from '../../../../plumbing/telegram/telegram-error.ts';
import {
  aDeliveringPub,
  anOrder,
  secrets,
  type ADeliveringPub,
  type AnOrder,
} from '../../../../testing/builders/order-builders.ts';
import {
  buildTelegramApp,
  linkedChat,
  listChats,
  type TelegramApp,
} from '../../../../testing/telegram/telegram-app.ts';
import { alertChats } from './alert-chats.ts';
import { until } from '../../../../testing/app/until.ts';

let app: TelegramApp;
let pub: ADeliveringPub;
let order: AnOrder;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
beforeEach(async () => {
  pub = await aDeliveringPub(app.t);
  order = await anOrder(app.t, pub);
});
afterEach(() => {
  app.api.behave(() => undefined);
});
afterAll(() => app.close());

const alert = () => alertChats(app.deps, { orderId: order.id });
const accept = () =>
  app.t.call('PUT /api/company/:companyID/pubs/:pubID/orders/:orderID/accept', {
    params: order.ids,
    as: pub.company,
    body: { minutes: 20 },
  });

/** What was sent to a chat since it was linked. */
const sentTo = (chatId: number) =>
  app.api
    .of('sendMessage')
    .filter(({ chat_id }) => chat_id === chatId)
    .slice(1);

const recorded = () =>
  app.t.deps.db
    .selectFrom('telegram_message')
    .where('order_id', '=', order.id)
    .selectAll()
    .execute();

async function failureOf(work: Promise<unknown>): Promise<TelegramError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof TelegramError)) throw new Error('no failure of Telegram');
  return error;
}

/** The ten seconds in which an answer of Telegram is awaited end when the returned function is called. */
function holdPatience(): () => void {
  const patience = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const held = vi
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === 10_000 ? patience.signal : timeout(ms)));
  onTestFinished(() => held.mockRestore());
  return () => patience.abort();
}

describe('an order', () => {
  it('is sent whole, with its buttons, to each chat of its pub and to no other', async () => {
    const other = await linkedChat(app, await aDeliveringPub(app.t));
    const chats = [await linkedChat(app, pub), await linkedChat(app, pub)];
    expect(await alert()).toEqual({ reached: 2, failed: 0 });
    expect(sentTo(other)).toEqual([]);
    for (const chat of chats) {
      const [message, ...more] = sentTo(chat);
      expect(more).toEqual([]);
      const text = String(message?.['text']);
      const { client_name, full_address, main_phone_number, comments } = secrets;
      for (const part of [client_name, full_address, main_phone_number, comments]) {
        expect(text).toContain(part);
      }
      expect(text).toContain(pub.dishes[0].name);
      expect(JSON.stringify(message?.['reply_markup'])).toContain(`a:${order.id}:1:20`);
    }
    expect(await recorded()).toHaveLength(2);
  });

  it('that still waits is repeated as a short answer to its message', async () => {
    const chat = await linkedChat(app, pub);
    await alert();
    app.t.clock.advance(30_000);
    expect(await alert()).toEqual({ reached: 1, failed: 0 });
    const [message] = await recorded();
    expect(sentTo(chat).at(-1)).toMatchObject({
      text: `Comanda ${order.order.number} încă nu are răspuns.`,
      reply_parameters: { message_id: message?.message_id },
    });
  });

  it('is not repeated by a second try of the same alert', async () => {
    const chat = await linkedChat(app, pub);
    await alert();
    app.t.clock.advance(24_000);
    expect(await alert()).toEqual({ reached: 1, failed: 0 });
    expect(sentTo(chat)).toHaveLength(1);
  });

  it('that has an answer meanwhile reminds nobody', async () => {
    const chat = await linkedChat(app, pub);
    await alert();
    await accept();
    app.t.clock.advance(30_000);
    await alert();
    expect(sentTo(chat)).toHaveLength(1);
  });

  it('that is finished is not sent at all', async () => {
    const chat = await linkedChat(app, pub);
    await app.t.call('POST /api/client/orders/:trackingToken/withdraw', {
      params: { trackingToken: order.trackingToken },
    });
    expect(await alert()).toEqual({ reached: 0, failed: 0 });
    expect(sentTo(chat)).toEqual([]);
  });

  it('that is answered while its message is on its way does not stay open in the chat', async () => {
    const chat = await linkedChat(app, pub);
    app.api.behave(async ({ method }) => {
      if (method === 'sendMessage') await accept();
      return undefined;
    });
    await alert();
    expect(sentTo(chat)).toMatchObject([{ text: expect.stringContaining('Așteaptă răspuns') }]);
    const edits = app.api.of('editMessageText').filter(({ chat_id }) => chat_id === chat);
    expect(edits).toMatchObject([
      { text: expect.stringContaining('gata la'), reply_markup: { inline_keyboard: [] } },
    ]);
  });

  it('without a bot, or without chats, is sent to nobody', async () => {
    const none = { reached: 0, failed: 0 };
    expect(await alert()).toEqual(none);
    await linkedChat(app, pub);
    expect(await alertChats({ ...app.deps, telegram: undefined }, { orderId: order.id })).toEqual(
      none,
    );
    expect(await alertChats(app.deps, { orderId: 2_000_000_000 })).toEqual(none);
  });
});

/** Telegram answers messages to this chat so. */
function behaveTo(chat: number, status: number, parameters = {}): void {
  app.api.behave(({ method, body }) =>
    method === 'sendMessage' && body['chat_id'] === chat ? { status, parameters } : undefined,
  );
}

describe('Telegram', () => {
  it.each([500, 429])(
    'that answers %d to one chat gets only this message again',
    async (status) => {
      const [well, ill] = [await linkedChat(app, pub), await linkedChat(app, pub)];
      behaveTo(ill, status, { retry_after: 1 });
      expect((await failureOf(alert())).isPassing).toBe(true);
      expect(sentTo(well)).toHaveLength(1);
      expect(await listChats(app.t, pub)).toMatchObject([
        { last_failure: null },
        { last_failure: status === 429 ? 'busy' : 'away' },
      ]);
      app.api.behave(() => undefined);
      if (status === 429) {
        const { retryAfterMs } = await failureOf(alert());
        expect(retryAfterMs).toBeGreaterThan(0);
        return;
      }
      expect(await alert()).toEqual({ reached: 2, failed: 0 });
      expect([sentTo(well).length, sentTo(ill).length]).toEqual([1, 2]);
    },
  );

  it('that fails one chat at once does not lose the message of a slower one', async () => {
    const [slow, ill] = [await linkedChat(app, pub), await linkedChat(app, pub)];
    const failed = Promise.withResolvers<undefined>();
    app.api.behave(({ method, body }) => {
      if (method !== 'sendMessage') return undefined;
      return body['chat_id'] === slow ? failed.promise : { status: 500 };
    });
    const alerting = failureOf(alert());
    await until(async () => (await listChats(app.t, pub))[1]?.last_failure === 'away');
    failed.resolve(undefined);
    expect((await alerting).failure).toBe('away');
    expect(await recorded()).toHaveLength(1);
    app.api.behave(() => undefined);
    await alert();
    expect([sentTo(slow).length, sentTo(ill).length]).toEqual([1, 2]);
  });

  it('that says a chat has blocked the bot ends its link; other refusals count as failed', async () => {
    const [blocked, refused] = [await linkedChat(app, pub), await linkedChat(app, pub)];
    app.api.behave(({ method, body }) => {
      if (method !== 'sendMessage') return undefined;
      if (body['chat_id'] === blocked) return { status: 403 };
      return body['chat_id'] === refused ? { status: 400 } : undefined;
    });
    expect(await alert()).toEqual({ reached: 0, failed: 2 });
    expect(await listChats(app.t, pub)).toMatchObject([{ last_failure: 'refused' }]);
  });

  it('that answers nothing delays neither an order nor its answer', async () => {
    await linkedChat(app, pub);
    await alert();
    const endPatience = holdPatience();
    app.api.behave(({ method }) => (method === 'getUpdates' ? undefined : 'silence'));
    const second = await anOrder(app.t, pub);
    const alerting = failureOf(alertChats(app.deps, { orderId: second.id }));
    await app.api.until('sendMessage', ({ reply_markup: buttons }) =>
      JSON.stringify(buttons ?? null).includes(`a:${second.id}:`),
    );
    expect((await accept()).order.status).toBe('preparing');
    expect((await anOrder(app.t, pub)).order.status).toBe('not_handled');
    endPatience();
    expect((await alerting).failure).toBe('away');
  });
});

it('a chat that is removed while a message is on its way has no message', async () => {
  const chat = await linkedChat(app, pub);
  app.api.behave(async ({ method }) => {
    if (method === 'sendMessage') {
      await app.t.deps.db.deleteFrom('telegram_chat').where('chat_id', '=', chat).execute();
    }
    return undefined;
  });
  await alert();
  expect(await recorded()).toEqual([]);
});
