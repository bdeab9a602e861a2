import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDeskKey, aDeskReport } from '../../testing/builders/a-desk-report.ts';
import { aPushSubscription } from '../../testing/builders/a-push-subscription.ts';
import { aPub, type APub } from '../../testing/builders/builders.ts';
import { aChatId } from '../../testing/telegram/a-chat-id.ts';
import {
  buildTelegramApp,
  createCode,
  linkedChat,
  PUB,
  start,
  type TelegramApp,
} from '../../testing/telegram/telegram-app.ts';

let app: TelegramApp;
beforeAll(async () => {
  app = await buildTelegramApp();
  app.t.app.startTelegram();
});
afterAll(() => app.close());

const countRows = async ({ ids: { pubID } }: APub) => {
  const tables = [
    'push_subscription',
    'telegram_chat',
    'telegram_code',
    'desk',
    'unheard_pub',
  ] as const;
  const counts = tables.map(async (table) => {
    const rows = await app.t.deps.db
      .selectFrom(table)
      .where('pub_id', '=', pubID)
      .select('pub_id')
      .execute();
    return rows.length;
  });
  return Promise.all(counts);
};

async function aReachedPub(): Promise<APub> {
  const pub = await aPub(app.t);
  await app.t.call(`POST ${PUB}/alerts/push-subscriptions`, {
    params: pub.ids,
    as: pub.company,
    body: aPushSubscription(),
  });
  await linkedChat(app, pub);
  await app.t.call(`PUT ${PUB}/alerts/desks/:deskKey`, {
    params: { ...pub.ids, deskKey: aDeskKey() },
    as: pub.company,
    body: aDeskReport(),
  });
  await app.t.deps.db
    .insertInto('unheard_pub')
    .values({ pub_id: pub.ids.pubID, since: app.t.clock.now(), quiet_until: null })
    .execute();
  return pub;
}

it('a deleted pub has no devices, chats and desks, and its links connect none', async () => {
  const [pub, other] = [await aReachedPub(), await aReachedPub()];
  const { code } = await createCode(app.t, pub);
  const before = await countRows(other);
  await app.t.call(`DELETE ${PUB}`, { params: pub.ids, as: pub.company });
  const chat = aChatId();
  app.api.happen(start(chat, code));
  await app.api.until('sendMessage', ({ chat_id }) => chat_id === chat);
  expect(await countRows(pub)).toEqual([0, 0, 0, 0, 0]);
  expect(before).toEqual([1, 1, 1, 1, 1]);
  expect(await countRows(other)).toEqual(before);
});
