import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildGuestWeb } from '../../testing/app/build-web.ts';
import { until } from '../../testing/app/until.ts';
import { aPub, type APub } from '../../testing/builders/builders.ts';
import {
  buildTelegramApp,
  linkedChat,
  listChats,
  PUB,
  type TelegramApp,
} from '../../testing/telegram/telegram-app.ts';
import { registerGuestPage } from '../routes.ts';

let app: TelegramApp;
beforeAll(async () => {
  buildGuestWeb();
  app = await buildTelegramApp({
    settings: { contactDays: { courier: 2, company: 30, stored: 77 } },
    extend: (one, deps) =>
      registerGuestPage(one, { ...deps, findGuestOrder: () => Promise.resolve(undefined) }),
  });
  app.t.app.startTelegram();
}, 120_000);
afterAll(() => app.close());

/** What the document says to the page's program about the guest's contacts. */
async function toldBy({ pub }: APub): Promise<object> {
  const { body } = await app.t.app.inject(`/pub/${pub.url_name}/?lang=ro`);
  const [, info = '{}'] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  const { contactDays, inTelegram } = JSON.parse(info) as Record<string, unknown>;
  return { contactDays, inTelegram };
}

test('the page tells the days of the setting, and Telegram from the first linked chat to the last', async () => {
  const [pub, other] = [await aPub(app.t), await aPub(app.t)];
  expect(await toldBy(pub)).toEqual({ contactDays: 77, inTelegram: undefined });
  await linkedChat(app, pub);
  expect(await toldBy(pub)).toEqual({ contactDays: 77, inTelegram: true });
  expect(await toldBy(other)).toEqual({ contactDays: 77, inTelegram: undefined });
  const [chat] = await listChats(app.t, pub);
  await app.t.call(`DELETE ${PUB}/alerts/telegram-chats/:chatID`, {
    params: { ...pub.ids, chatID: chat?.chat_id ?? 0 },
    as: pub.company,
  });
  expect(await toldBy(pub)).toEqual({ contactDays: 77, inTelegram: undefined });
});

test('a chat that removes the bot is told no more', async () => {
  const pub = await aPub(app.t);
  const id = await linkedChat(app, pub);
  expect(await toldBy(pub)).toMatchObject({ inTelegram: true });
  app.api.happen({
    my_chat_member: { chat: { id, type: 'private' }, new_chat_member: { status: 'kicked' } },
  });
  await until(async () => (await listChats(app.t, pub)).length === 0);
  expect(await toldBy(pub)).toMatchObject({ inTelegram: undefined });
});
