import { MAX_TELEGRAM_CHATS_OF_PUB } from '@comanda/domain/alerts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { aPub, type APub } from '../../../../testing/builders/builders.ts';
import { aChatId } from '../../../../testing/telegram/a-chat-id.ts';
import {
  buildTelegramApp,
  createCode,
  linkedChat,
  listChats,
  privateChat,
  PUB,
  start,
  type TelegramApp,
} from '../../../../testing/telegram/telegram-app.ts';

let app: TelegramApp;
let pub: APub;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
beforeEach(async () => {
  pub = await aPub(app.t);
});
afterEach(() => {
  app.api.behave(() => undefined);
});
afterAll(() => app.close());

const said = (chatId: number) =>
  app.api
    .of('sendMessage')
    .filter(({ chat_id }) => chat_id === chatId)
    .map(({ text }) => text);

/** Waits until the bot has written to a chat so often. */
const untilSaid = (chatId: number, times: number) =>
  app.api.until('sendMessage', () => said(chatId).length >= times);

const group = (id: number, title = 'Bucătăria') => ({ id, type: 'supergroup', title });

/** Waits until all that has happened before was applied. */
async function settled(): Promise<void> {
  const id = aChatId();
  app.api.happen(start(id, 'no-code'));
  await untilSaid(id, 1);
}

describe('the link of a chat', () => {
  it('opens the bot with a code that only its hash is stored of', async () => {
    const { t } = app;
    const { code, link, group_link, qr_svg, expires_at } = await createCode(t, pub);
    expect(code).toMatch(/^[\w-]{64}$/);
    expect(link).toBe(`https://t.me/comanda_test_bot?start=${code}`);
    expect(group_link).toBe(`https://t.me/comanda_test_bot?startgroup=${code}`);
    expect(qr_svg).toMatch(/^<svg /);
    expect(Date.parse(expires_at) - t.clock.now().getTime()).toBe(600_000);
    const rows = await t.deps.db.selectFrom('telegram_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('connects a private chat, which reads it in the language of the screen', async () => {
    const { t } = app;
    const id = await linkedChat(app, pub);
    expect(await listChats(t, pub)).toMatchObject([
      {
        title: 'Ana Rusu',
        kind: 'private',
        linked_at: '2026-11-20T17:00:00.000Z',
        last_failure: null,
      },
    ]);
    expect(said(id)).toEqual([`Acest chat primește acum comenzile localului ${pub.pub.name}.`]);
  });

  it('connects a group', async () => {
    const id = -aChatId();
    const { code } = await createCode(app.t, pub);
    const text = `/start@comanda_test_bot ${code}`;
    app.api.happen({ message: { message_id: 1, chat: group(id), from: { id: 1 }, text } });
    await untilSaid(id, 1);
    expect(await listChats(app.t, pub)).toMatchObject([{ title: 'Bucătăria', kind: 'group' }]);
  });

  it('connects one chat, and this one again when Telegram repeats it', async () => {
    const [first, second] = [aChatId(), aChatId()];
    const { code } = await createCode(app.t, pub);
    app.api.happen(start(first, code));
    app.api.happen(start(first, code, { first_name: 'Anișoara' }));
    app.api.happen(start(second, code, { language_code: 'en' }));
    await untilSaid(second, 1);
    expect(said(second)).toEqual([expect.stringContaining('has expired or was already used')]);
    expect(said(first)).toHaveLength(2);
    expect(await listChats(app.t, pub)).toMatchObject([{ title: 'Anișoara Rusu' }]);
  });

  it('is over after ten minutes', async () => {
    const { t, api } = app;
    const [early, late] = [aChatId(), aChatId()];
    const codes = [await createCode(t, pub), await createCode(t, pub)];
    t.clock.advance(599_999);
    api.happen(start(early, codes[0]?.code ?? ''));
    await untilSaid(early, 1);
    t.clock.advance(1);
    api.happen(start(late, codes[1]?.code ?? ''));
    await untilSaid(late, 1);
    expect(said(late)).toEqual([expect.stringContaining('Ссылка устарела')]);
    expect(await listChats(t, pub)).toHaveLength(1);
  });

  it.each(['', 'x'.repeat(64), '../etc'])('with the text %j connects nothing', async (code) => {
    app.api.happen(start(aChatId(), code));
    await settled();
    expect(await listChats(app.t, pub)).toEqual([]);
  });

  it('is refused, and connects nothing, once a pub has the most chats', async () => {
    const { t, api } = app;
    const { code } = await createCode(t, pub);
    const chat = { kind: 'private', title: 'Alta', language: 'ro' } as const;
    await t.deps.db
      .insertInto('telegram_chat')
      .values(
        Array.from({ length: MAX_TELEGRAM_CHATS_OF_PUB }, () => ({
          ...chat,
          pub_id: pub.ids.pubID,
          chat_id: aChatId(),
          linked_at: t.clock.now(),
        })),
      )
      .execute();
    const id = aChatId();
    api.happen(start(id, code, { language_code: 'ro-RO' }));
    await untilSaid(id, 1);
    expect(said(id)).toEqual([expect.stringContaining('mai multe chaturi')]);
    expect(await listChats(t, pub)).toHaveLength(MAX_TELEGRAM_CHATS_OF_PUB);
    const refused = await t.send(`POST ${PUB}/alerts/telegram-code`, {
      params: pub.ids,
      as: pub.company,
      body: { language: 'ru' },
    });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'telegram_chat_limit_exceeded', facts: { limit: MAX_TELEGRAM_CHATS_OF_PUB } },
    ]);
  });
});

describe('a chat', () => {
  it('that removes the bot is no chat of any pub any more', async () => {
    const id = await linkedChat(app, pub);
    app.api.happen({
      my_chat_member: { chat: privateChat(id), new_chat_member: { status: 'kicked' } },
    });
    await settled();
    expect(await listChats(app.t, pub)).toEqual([]);
  });

  it('that lets the bot stay remains', async () => {
    const id = await linkedChat(app, pub);
    app.api.happen({
      my_chat_member: { chat: privateChat(id), new_chat_member: { status: 'administrator' } },
    });
    await settled();
    expect(await listChats(app.t, pub)).toHaveLength(1);
  });

  it('that becomes a supergroup gets messages at its new id', async () => {
    const { t, api } = app;
    const [from, to] = [await linkedChat(app, pub), -aChatId()];
    api.happen({
      message: { message_id: 2, chat: group(from), migrate_to_chat_id: to },
    });
    await settled();
    await t.call(`POST ${PUB}/alerts/telegram-test`, { params: pub.ids, as: pub.company });
    expect(said(to)).toHaveLength(1);
    expect(said(from)).toHaveLength(1);
  });

  it('is removed by the pub, once', async () => {
    await linkedChat(app, pub);
    const [chat] = await listChats(app.t, pub);
    const remove = () =>
      app.t.send(`DELETE ${PUB}/alerts/telegram-chats/:chatID`, {
        params: { ...pub.ids, chatID: chat?.chat_id ?? 0 },
        as: pub.company,
      });
    expect((await remove()).status).toBe(200);
    expect(await listChats(app.t, pub)).toEqual([]);
    expect((await remove()).status).toBe(404);
  });
});

describe('a test message', () => {
  const test = () =>
    app.t.call(`POST ${PUB}/alerts/telegram-test`, { params: pub.ids, as: pub.company });

  it('is counted for each chat; a chat that blocked the bot is removed', async () => {
    const [open, blocked, busy] = [
      await linkedChat(app, pub),
      await linkedChat(app, pub),
      await linkedChat(app, pub),
    ];
    app.api.behave(({ method, body }) => {
      if (method !== 'sendMessage') return undefined;
      if (body['chat_id'] === blocked) return { status: 403 };
      return body['chat_id'] === busy ? { status: 500 } : undefined;
    });
    expect(await test()).toMatchObject({ reached: 1, failed: 2 });
    expect(said(open).at(-1)).toBe(`Probă: comenzile localului ${pub.pub.name} ajung aici.`);
    expect(await listChats(app.t, pub)).toMatchObject([
      { last_failure: null },
      { last_failure: 'away' },
    ]);
    app.api.behave(() => undefined);
    expect(await test()).toMatchObject({ reached: 2, failed: 0 });
    expect(await listChats(app.t, pub)).toMatchObject([
      { last_failure: null },
      { last_failure: null },
    ]);
  });

  it('goes to the new id of a group that Telegram names only now', async () => {
    const [from, to] = [await linkedChat(app, pub), -aChatId()];
    app.api.behave(({ method, body }) =>
      method === 'sendMessage' && body['chat_id'] === from
        ? { status: 400, parameters: { migrate_to_chat_id: to } }
        : undefined,
    );
    expect(await test()).toMatchObject({ reached: 1, failed: 0 });
    expect(said(to)).toHaveLength(1);
  });
});

it('without a bot only the list is answered', async () => {
  const t = await buildTestApp();
  try {
    const own = await aPub(t);
    const of = { params: own.ids, as: own.company };
    const { telegram } = await t.call(`GET ${PUB}/alerts/telegram`, of);
    expect(telegram).toEqual({ is_on: false, bot_username: null, chats: [] });
    const off = { code: 'telegram_is_off' };
    const code = await t.send(`POST ${PUB}/alerts/telegram-code`, {
      ...of,
      body: { language: 'ro' },
    });
    expect([code.status, code.body]).toMatchObject([409, off]);
    const test = await t.send(`POST ${PUB}/alerts/telegram-test`, of);
    expect([test.status, test.body]).toMatchObject([409, off]);
  } finally {
    await t.close();
  }
});

it('with a bot whose name Telegram does not answer no link is made', async () => {
  const other = await buildTelegramApp();
  try {
    other.api.behave(() => ({ status: 502 }));
    const own = await aPub(other.t);
    const { status, body } = await other.t.send(`POST ${PUB}/alerts/telegram-code`, {
      params: own.ids,
      as: own.company,
      body: { language: 'ro' },
    });
    expect([status, body]).toMatchObject([503, { code: 'telegram_is_away' }]);
  } finally {
    await other.close();
  }
});
