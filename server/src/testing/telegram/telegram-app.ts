import type { Client } from '@comanda/contract/client';
import { courierBook } from '../../features/couriers/index.ts';
import {
  createOrderFeed,
  createPubTermsReader,
  type OrderDeps,
} from '../../features/orders/index.ts';
import { createTelegram } from '../../plumbing/telegram/telegram.ts';
import { buildTestApp, type TestApp } from '../app/build-test-app.ts';
import type { APub } from '../builders/builders.ts';
import { aChatId } from './a-chat-id.ts';
import { startFakeBotApi, type FakeBotApi } from './fake-bot-api.ts';

export type TelegramApp = {
  readonly t: TestApp;
  readonly api: FakeBotApi;
  /** As the app passes them to its features. */
  readonly deps: OrderDeps;
  close(): Promise<void>;
};

/** The real server with a bot, whose Telegram is on loopback. */
export async function buildTelegramApp(
  overrides: Pick<NonNullable<Parameters<typeof buildTestApp>[0]>, 'extend' | 'settings'> = {},
): Promise<TelegramApp> {
  const api = await startFakeBotApi();
  const telegram = createTelegram({ token: api.token, apiUrl: api.url });
  const t = await buildTestApp({ ...overrides, deps: (deps) => ({ ...deps, telegram }) });
  return {
    t,
    api,
    deps: {
      ...t.deps,
      couriers: courierBook,
      orderFeed: createOrderFeed(t.deps),
      pubTerms: createPubTermsReader(t.deps),
    },
    close: async () => {
      await t.close();
      await api.close();
    },
  };
}

export const PUB = '/api/company/:companyID/pubs/:pubID';

export const listChats = async (t: TestApp, { ids, company }: APub) =>
  (await t.call(`GET ${PUB}/alerts/telegram`, { params: ids, as: company })).telegram.chats;

export const createCode = (t: Client, { ids, company }: APub) =>
  t.call(`POST ${PUB}/alerts/telegram-code`, {
    params: ids,
    as: company,
    body: { language: 'ro' },
  });

type Person = { readonly first_name?: string; readonly language_code?: string };

export const privateChat = (id: number, { first_name = 'Ana' }: Person = {}) => ({
  id,
  type: 'private',
  first_name,
  last_name: 'Rusu',
});

/** A person opens a link in a private chat. */
export const start = (id: number, code: string, person: Person = {}): object => ({
  message: {
    message_id: 1,
    chat: privateChat(id, person),
    from: { id, ...person },
    text: `/start ${code}`,
  },
});

/** Links a private chat with a pub, and waits until the bot has said so; the id of the chat. */
export async function linkedChat(
  { t, api }: { readonly t: Client; readonly api: FakeBotApi },
  pub: APub,
): Promise<number> {
  const id = aChatId();
  const { code } = await createCode(t, pub);
  api.happen(start(id, code));
  await api.until('sendMessage', ({ chat_id }) => chat_id === id);
  return id;
}
