import type { CallReply } from '@comanda/contract';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, refusal, type FakeCalls } from '../../../testing/fakes/fake-api.ts';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { russianScreens } from '../../../testing/setup/russian-screens.ts';
import { text } from '../../../testing/setup/test-texts.ts';
import { TerminalBar } from '../../../ui/terminal-bar/terminal-bar.tsx';
import { SoldOutScreen } from './sold-out-screen.tsx';

russianScreens();

const LIST = 'GET /api/company/:companyID/pubs/:pubID/sold-out';
const DISH = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/sold-out';
const LEFT = 'PUT /api/company/:companyID/pubs/:pubID/dishes/:dishID/left-count';
const CHOICE =
  'PUT /api/company/:companyID/pubs/:pubID/option-groups/:groupID/choices/:choiceID/sold-out';

type Lists = Omit<CallReply<typeof LIST>, 'ok'>;

const lists: Lists = {
  dishes: [
    {
      id: 1,
      name: 'Зама',
      category_name: 'Супы',
      visible: true,
      sold_out_until: null,
      left_count: null,
      held_count: 0,
    },
    {
      id: 2,
      name: 'Плацинда',
      category_name: 'Десерты',
      visible: true,
      sold_out_until: UNTIL_SWITCHED_BACK,
      left_count: 0,
      held_count: 0,
    },
  ],
  choices: [
    {
      id: 5,
      group_id: 3,
      name: 'Моцарелла',
      group_name: 'Добавки',
      visible: true,
      sold_out_until: null,
    },
  ],
};

beforeEach(async () => {
  await page.viewport(360, 740);
});

const nothing = (): void => {};
/** The bar of a pub: its state is a second line on a phone. */
const bar = {
  path: ['comanda'],
  home: { to: '/', label: 'home' },
  languages: { label: 'language', list: ['ru'], chosen: 'ru', onChoose: nothing },
  menuLabel: 'look',
  theme: { isDark: false, label: 'theme', onSwitch: nothing },
  statusRef: (element: HTMLElement | null) => {
    element?.append('live');
  },
} as const;

function open(calls: FakeCalls = {}, loaded: Lists = lists) {
  const api = fakeApi({ [LIST]: () => ({ ok: true, ...loaded }), ...calls });
  draw(
    <>
      <TerminalBar {...bar} />
      <SoldOutScreen pub={aPub({ id: 7, company_id: 3 })} />
    </>,
  );
  return api;
}

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const head = (name: string) => row(name).getByRole('button', { name: new RegExp(`^${name}`) });
const writes = (api: ReturnType<typeof fakeApi>) =>
  api.made.filter(({ call }) => call.startsWith('PUT'));

it('marks a dish as sold out for two hours in two taps', async () => {
  const api = open({ [DISH]: () => refusal(409, 'forbidden') });
  await head('Зама').click();
  await row('Зама')
    .getByRole('button', { name: `${text('soldOut.two_hours')} Зама` })
    .click();
  await expect
    .poll(() => writes(api))
    .toEqual([
      { call: 'PUT /api/company/3/pubs/7/dishes/1/sold-out', body: { until: 'in_two_hours' } },
    ]);
});

it('puts a dish back on sale in two taps, and closes its row', async () => {
  let current = lists;
  const api = open({
    [LIST]: () => ({ ok: true, ...current }),
    [DISH]: () => {
      const [first, second] = lists.dishes;
      if (!first || !second) throw new Error('two dishes');
      const dish = { ...second, sold_out_until: null };
      current = { ...lists, dishes: [first, dish] };
      return refusal(409, 'forbidden');
    },
  });
  await expect.element(row('Плацинда').getByText(text('menu.until_switched_back'))).toBeVisible();
  await head('Плацинда').click();
  await row('Плацинда')
    .getByRole('button', { name: `${text('menu.back_on_sale')} Плацинда` })
    .click();
  await expect.element(row('Плацинда').getByText(text('soldOut.on_sale'))).toBeVisible();
  expect(writes(api)[0]?.body).toEqual({ until: null });
});

it('marks a choice of a group', async () => {
  const api = open({ [CHOICE]: () => refusal(409, 'forbidden') });
  await head('Моцарелла').click();
  await row('Моцарелла')
    .getByRole('button', { name: `${text('menu.until_next_opening')} Моцарелла` })
    .click();
  await expect
    .poll(() => writes(api))
    .toEqual([
      {
        call: 'PUT /api/company/3/pubs/7/option-groups/3/choices/5/sold-out',
        body: { until: 'next_opening' },
      },
    ]);
  await expect
    .element(row('Моцарелла').getByLabelText(text('soldOut.left')))
    .not.toBeInTheDocument();
});

it('finds by a few letters, and by what is sold out or counted', async () => {
  open();
  await expect.element(head('Зама')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), 'добав');
  await expect.element(head('Моцарелла')).toBeVisible();
  await expect.element(head('Зама')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('searchbox'), '');
  await page.getByRole('button', { name: `${text('soldOut.only')} 1` }).click();
  await expect.element(head('Плацинда')).toBeVisible();
  await expect.element(head('Зама')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('searchbox'), 'пицца');
  await expect.element(page.getByText(text('soldOut.nothing_found'))).toBeVisible();
});

it('keeps the search beneath the bar, and shows what was found below it', async () => {
  await page.viewport(360, 400);
  const dishes = Array.from({ length: 40 }, (_, index) => ({
    id: index + 1,
    name: `Борщ ${index + 1}`,
    category_name: 'Супы',
    visible: true,
    sold_out_until: null,
    left_count: null,
    held_count: 0,
  }));
  open({}, { dishes, choices: [] });
  await expect.element(head('Борщ 40')).toBeInTheDocument();
  const search = page.getByRole('searchbox');
  const filter = page.getByRole('button', { name: `${text('soldOut.all')} 40` });
  const first = page.getByRole('listitem').first();
  const edge = (found: typeof first) => found.element().getBoundingClientRect();
  window.scrollTo(0, 1500);
  await expect
    .poll(() => edge(search).top)
    .toBeGreaterThanOrEqual(edge(page.getByRole('banner')).bottom);
  await userEvent.fill(page.getByRole('searchbox'), 'борщ');
  await expect.poll(() => edge(first).top).toBeGreaterThanOrEqual(edge(filter).bottom);
  await userEvent.fill(page.getByRole('searchbox'), 'борщ 40');
  await expect.element(head('Борщ 39')).not.toBeInTheDocument();
  await expect.poll(() => edge(first).bottom).toBeLessThanOrEqual(400);
});

it.each(['', '2020-01-01'])('takes no day that is not to come: %j', async (day) => {
  const api = open({ [DISH]: () => refusal(409, 'forbidden') });
  await head('Зама').click();
  const field = page.getByLabelText(text('soldOut.until_day'));
  if (day !== '') await userEvent.fill(field, day);
  await page.getByRole('button', { name: text('soldOut.set_day') }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText(text('soldOut.day_is_past'))).toBeVisible();
  expect(writes(api)).toEqual([]);
  await userEvent.fill(field, '2099-12-05');
  await page.getByRole('button', { name: text('soldOut.set_day') }).click();
  await expect.poll(() => writes(api)[0]?.body).toEqual({ until: '2099-12-05' });
});

it('sets how many portions are left, and refuses what is no number', async () => {
  const api = open({ [LEFT]: () => refusal(409, 'forbidden') });
  await head('Зама').click();
  const field = page.getByLabelText(text('soldOut.left'));
  await userEvent.fill(field, 'пять');
  await page.getByRole('button', { name: text('soldOut.save_left') }).click();
  await expect.element(page.getByText(text('soldOut.left_limits', { limit: 9999 }))).toBeVisible();
  expect(writes(api)).toEqual([]);
  await userEvent.fill(field, '5');
  await page.getByRole('button', { name: text('soldOut.save_left') }).click();
  await expect
    .poll(() => writes(api))
    .toEqual([{ call: 'PUT /api/company/3/pubs/7/dishes/1/left-count', body: { left: 5 } }]);
});

it('says what to do while there is nothing, and when it did not load', async () => {
  open({}, { dishes: [], choices: [] });
  await expect.element(page.getByText(text('soldOut.no_dishes'))).toBeVisible();
  open({ [LIST]: () => refusal(500, 'something_went_wrong') });
  await expect.element(page.getByRole('button', { name: text('ui.retry') })).toBeVisible();
});

it('names the portions of orders for today from an earlier day, which the count does not have', async () => {
  const [first] = lists.dishes;
  const dishes = first ? [{ ...first, left_count: 3, later_count: 4 }] : [];
  open({}, { ...lists, dishes });
  await expect
    .element(row('Зама').getByText(text('soldOut.later_count', { count: 4 })))
    .toBeVisible();
});

it('names the portions that orders without an answer hold', async () => {
  const [first] = lists.dishes;
  const dishes = first ? [{ ...first, left_count: 3, held_count: 2 }] : [];
  open({}, { ...lists, dishes });
  await expect.element(page.getByText(/2.? в заказах без ответа/)).toBeVisible();
});
