import type { TelegramChat } from '@comanda/contract/alerts';
import { beforeAll, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/setup/draw.tsx';
import { eventually } from '../../../testing/actions/eventually.ts';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { BETWEEN_LOOKS_MS, skipWaits } from '../../../testing/actions/skip-waits.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import { TelegramChats } from './telegram-chats.tsx';

const ALERTS = '/api/company/:companyID/pubs/:pubID/alerts';
const GET = `GET ${ALERTS}/telegram` as const;
const CODE = `POST ${ALERTS}/telegram-code` as const;
const TEST = `POST ${ALERTS}/telegram-test` as const;
const REMOVE = `DELETE ${ALERTS}/telegram-chats/:chatID` as const;

beforeAll(() => {
  startTestTexts('ro');
});

const chat = (id: number, change: Partial<TelegramChat> = {}): TelegramChat => ({
  chat_id: id,
  title: `Chatul ${id}`,
  kind: 'private',
  linked_at: '2026-11-20T17:00:00Z',
  last_ok_at: null,
  last_failure: null,
  ...change,
});

const link = {
  ok: true,
  code: 'x'.repeat(64),
  link: 'https://t.me/comanda_bot?start=xyz',
  group_link: 'https://t.me/comanda_bot?startgroup=xyz',
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
} as const;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** The card, with these chats until the test changes them. */
function open(first: readonly TelegramChat[], calls: FakeCalls = {}, isOn = true) {
  const server = { chats: [...first] };
  const api = fakeApi({
    [GET]: () => ({
      ok: true,
      telegram: { is_on: isOn, bot_username: 'comanda_bot', chats: server.chats },
    }),
    [CODE]: () => ({ ...link, expires_at: inMinutes(10) }),
    ...calls,
  });
  draw(<TelegramChats companyID={1} pubID={2} timeZone="Europe/Chisinau" />);
  return { server, api };
}

const button = (name: string) => page.getByRole('button', { name });

it('says that there is no bot, and offers nothing', async () => {
  open([], {}, false);
  await expect.element(page.getByText(text('alerts.telegram_off'))).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByText(text('ui.loading')).elements()).toEqual([]);
});

it('links a chat: on this device, as a group or by a code, and says when it is there', async () => {
  skipWaits(BETWEEN_LOOKS_MS);
  const { server, api } = open([]);
  await button(text('alerts.telegram_link')).click();
  const here = page.getByRole('link', { name: text('alerts.telegram_open') });
  await expect.element(here).toHaveAttribute('href', link.link);
  const group = page.getByRole('link', { name: text('alerts.telegram_add_to_group') });
  await expect.element(group).toHaveAttribute('href', link.group_link);
  await expect.element(page.getByRole('img', { name: text('alerts.telegram_qr') })).toBeVisible();
  expect(api.made.filter(({ call }) => call.endsWith('telegram-code'))).toMatchObject([
    { body: { language: 'ro' } },
  ]);
  server.chats.push(chat(7, { title: 'Bucătăria', kind: 'group' }));
  const done = text('alerts.telegram_linked', { title: 'Bucătăria' });
  await expect.element(page.getByText(done)).toBeVisible();
  // The link was valid once.
  expect(here.elements()).toEqual([]);
});

it('replaces a link that is over', async () => {
  let minutes = 0;
  open([], { [CODE]: () => ({ ...link, expires_at: inMinutes(minutes) }) });
  await button(text('alerts.telegram_link')).click();
  await expect.element(page.getByText(text('alerts.telegram_link_over'))).toBeVisible();
  minutes = 10;
  await button(text('alerts.telegram_new_link')).click();
  await expect
    .element(page.getByRole('link', { name: text('alerts.telegram_open') }))
    .toBeVisible();
});

it('shows why there is no link, and tries again', async () => {
  let isAway = true;
  open([], {
    [CODE]: () =>
      isAway ? refusal(503, 'telegram_is_away') : { ...link, expires_at: inMinutes(10) },
  });
  await button(text('alerts.telegram_link')).click();
  await expect.element(page.getByText(text('errors.telegram_is_away'))).toBeVisible();
  isAway = false;
  await button(text('ui.retry')).click();
  await expect
    .element(page.getByRole('link', { name: text('alerts.telegram_open') }))
    .toBeVisible();
});

it('lists the chats with the fate of their last message', async () => {
  open([
    chat(1, { last_ok_at: '2026-11-20T17:05:00Z' }),
    chat(2, { kind: 'group', last_failure: 'away' }),
    chat(3),
  ]);
  const row = (index: number) => page.getByRole('listitem').nth(index);
  const works = text('alerts.telegram_works');
  await expect.element(row(0).getByText(works)).toBeVisible();
  await expect.element(row(1).getByText(text('alerts.telegram_failed_away'))).toBeVisible();
  await expect.element(row(1).getByText(text('alerts.telegram_group'))).toBeVisible();
  expect(row(2).getByText(works).elements()).toEqual([]);
});

it('removes a chat after a question that names it', async () => {
  const { server, api } = open([chat(1), chat(2)], {
    [REMOVE]: ({ params }) => {
      server.chats = server.chats.filter(({ chat_id }) => chat_id !== params.chatID);
      return { ok: true };
    },
  });
  await button(text('ui.actions_of', { name: 'Chatul 1' })).click();
  await button(text('ui.delete')).click();
  const question = text('alerts.telegram_remove_question', { title: 'Chatul 1' });
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible();
  expect(api.made.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await button(text('ui.delete')).click();
  await eventually(() => {
    expect(page.getByRole('listitem').elements()).toHaveLength(1);
  });
  await expect.element(page.getByRole('listitem').getByText('Chatul 2')).toBeVisible();
});

it('sends a test and shows how many chats got it', async () => {
  open([chat(1), chat(2)], { [TEST]: () => ({ ok: true, reached: 1, failed: 1 }) });
  await button(text('alerts.telegram_test')).click();
  const result = text('alerts.telegram_tested', { reached: 1, all: 2 });
  await expect.element(page.getByRole('alert')).toHaveTextContent(result);
});

it('shows a failed load, and tries again', async () => {
  let isAway = true;
  open([], {
    [GET]: () =>
      isAway
        ? refusal(503, 'service_unavailable')
        : { ok: true, telegram: { is_on: true, bot_username: null, chats: [] } },
  });
  await expect
    .element(page.getByText(text('errors.service_unavailable')), { timeout: 15_000 })
    .toBeVisible();
  isAway = false;
  await button(text('ui.retry')).click();
  await expect.element(page.getByText(text('alerts.telegram_none'))).toBeVisible();
});
