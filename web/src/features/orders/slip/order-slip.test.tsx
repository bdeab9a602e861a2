import type { Order } from '@comanda/contract/orders';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { anOrderOption } from '../../../testing/samples/an-order-option.ts';
import { draw } from '../../../testing/setup/draw.tsx';
import { fakeApi } from '../../../testing/fakes/fake-api.ts';
import { fakeSockets } from '../../../testing/fakes/fake-sockets.ts';
import { startTestTexts, text } from '../../../testing/setup/test-texts.ts';
import type { OrderFilter } from '../live/order-filter.ts';
import { OrderSlip } from './order-slip.tsx';
import { PubOrdersProvider } from '../pub-orders-provider.tsx';

let unmount: () => void = () => {};

beforeAll(() => {
  startTestTexts('ro');
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['theme'];
});

function show(order: Partial<Order>, column: OrderFilter = 'all', isCompact = false): void {
  fakeApi({});
  fakeSockets();
  unmount = draw(
    <PubOrdersProvider pub={aPub()}>
      <OrderSlip
        order={anOrder(order)}
        timeZone="Europe/Chisinau"
        isNew={false}
        column={column}
        to="/admin/pub/7/order/1"
        steps={{
          setStatus: () => {},
          setPrepared: () => {},
          accept: () => {},
          askTime: () => {},
          askRefusal: () => {},
        }}
        isCompact={isCompact}
        isPending={false}
        isLeaving={false}
      />
    </PubOrdersProvider>,
  );
}

it('a compact slip of a delivery is headed by the guest', async () => {
  show({ client_name: 'Ana Ciobanu' }, 'all', true);
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
});

it.each([
  [{ source: 'staff', order_type: 'in_place' }, 1],
  [{ source: 'staff' }, 1],
  [{}, 0],
] as const)('of %j says %d times that the pub has taken it', async (order, times) => {
  show(order);
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(page.getByText(text('orders.taken_by_staff')).elements()).toHaveLength(times);
});

it.each([true, false])(
  'of an order to collect shows its guest and its type; compact: %s',
  async (isCompact) => {
    show(
      { order_type: 'pick_up', client_name: 'Ana Ciobanu', full_address: '', town: '' },
      'all',
      isCompact,
    );
    await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
    const sign = page.getByText(text('orders.pick_up'));
    await expect.element(sign).toBeVisible();
    // No long sum or badge beside it cuts the word.
    expect(
      getComputedStyle(sign.element().closest('[class*=sign]') ?? document.body).flexShrink,
    ).toBe('0');
    expect(document.querySelector('.lucide-shopping-bag')).not.toBeNull();
  },
);

it.each([
  [{ client_total: 100 }, undefined],
  [{ client_total: 100, paid: 0 }, undefined],
  [{ client_total: 100, paid: 40 }, 'payments.part'],
  [{ client_total: 100, paid: 100 }, 'payments.paid'],
  [{ client_total: 90, paid: 100 }, 'payments.give_back'],
] as const)('says whether %j is paid', async (order, key) => {
  show({ status: 'preparing', ...order });
  await expect.element(page.getByRole('link', { name: '#1', exact: true })).toBeVisible();
  const words = (['payments.part', 'payments.paid', 'payments.give_back'] as const).filter(
    (one) => page.getByText(text(one), { exact: true }).elements().length > 0,
  );
  expect(words).toEqual(key === undefined ? [] : [key]);
});

it.each([true, false])('says what the guest avoids; compact: %s', async (isCompact) => {
  show({ avoids: ['milk', 'nuts'] }, 'all', isCompact);
  await expect.element(page.getByText('Evită: Lapte, Nuci')).toBeVisible();
  expect(page.getByText(text('orders.avoids_seen')).elements()).toEqual([]);
});

it('says that the kitchen has confirmed it when the cook of each line has', async () => {
  const { dishes } = anOrder();
  show({ avoids: ['nuts'], dishes: dishes.map((one) => ({ ...one, avoids_seen: true })) });
  await expect.element(page.getByText(text('orders.avoids_seen'))).toBeVisible();
});

it.each([true, false])(
  'is called by its number and not by its id; compact: %s',
  async (isCompact) => {
    show({ id: 4170, number: 17 }, 'all', isCompact);
    await expect.element(page.getByRole('link', { name: '#17', exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain('4170');
  },
);

/** Hue in degrees, and distance from grey: a measurable definition of words like "blue". */
function hueOf(color: string): { hue: number; saturation: number } {
  const [r = 0, g = 0, b = 0] = [...color.matchAll(/[\d.]+/g)].map(([part]) => Number(part) / 255);
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = max - min;
  if (spread === 0) return { hue: 0, saturation: 0 };
  const sixth =
    max === r ? ((g - b) / spread) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation: spread / max };
}

const isRed = (hue: number) => hue > 340 || hue < 15;
const isOrange = (hue: number) => hue > 20 && hue < 45;
const isBlue = (hue: number) => hue > 200 && hue < 230;
const isGreen = (hue: number) => hue > 125 && hue < 150;

describe.each(['light', 'dark'] as const)('the colours in the %s theme', (theme) => {
  it.each([
    ['not_handled', 'Fără răspuns', isRed],
    ['handled', 'Văzută', isRed],
    ['preparing', 'Se pregătește', isOrange],
    ['at_courier', 'La curier', isBlue],
    ['completed', 'Finalizată', isGreen],
    ['canceled', 'Anulată', undefined],
  ] as const)('%s has its text and its colour', async (status, word, isIt) => {
    document.documentElement.dataset['theme'] = theme;
    show({ status });
    await expect.element(page.getByText(word)).toBeVisible();
    const tab = page.getByRole('article').element().querySelector('[aria-hidden="true"]');
    if (!tab) throw new Error('no tab');
    const { hue, saturation } = hueOf(getComputedStyle(tab).backgroundColor);
    if (isIt) {
      expect(isIt(hue), `hue ${hue}`).toBe(true);
      expect(saturation).toBeGreaterThan(0.3);
    } else expect(saturation).toBeLessThan(0.2);
  });
});

it('shows the time of the order in its pub’s time zone', async () => {
  show({ created_time: '2026-11-20T18:40:00Z' });
  const time = page.getByText('20:40');
  await expect.element(time).toBeVisible();
  await expect.element(time).toHaveAttribute('datetime', '2026-11-20T18:40:00Z');
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
function ageNow(): CSSStyleDeclaration {
  const age = page.getByRole('article').element().querySelector('header time');
  if (!age) throw new Error('no age');
  return getComputedStyle(age);
}
const isLate = () => ageNow().fontWeight === '650';

it.each([
  ['is not accepted', 'not_handled', [2, 3, 7]],
  ['the kitchen has', 'preparing', [19, 20, 35]],
  ['a courier has', 'at_courier', [44, 45, 60]],
] as const)('marks the age by the limits of an order that %s', (_name, status, minutes) => {
  const [young, late, veryLate] = minutes;
  show({ created_time: minutesAgo(young), status });
  expect(isLate()).toBe(false);
  unmount();
  show({ created_time: minutesAgo(late), status });
  expect(isLate()).toBe(true);
  expect(isOrange(hueOf(ageNow().color).hue)).toBe(true);
  unmount();
  show({ created_time: minutesAgo(veryLate), status });
  expect(isRed(hueOf(ageNow().backgroundColor).hue)).toBe(true);
});

it('has a line for each of three dishes and the notes while compact, and all when unfolded', async () => {
  const [dish] = anOrder().dishes;
  if (!dish) throw new Error('no dish');
  const dishes = [1, 2, 3, 4, 5].map((id) => ({
    ...dish,
    line_id: id,
    name: `Fel ${id}`,
    ...(id === 2 ? { note: 'fără ceapă' } : {}),
  }));
  show({ dishes, full_address: 'str. Ismail 3', main_phone_number: '+37369111222' }, 'all', true);
  const slip = page.getByRole('article');
  await expect.element(slip.getByText(/Fel 3/)).toBeVisible();
  await expect.element(slip.getByText('fără ceapă')).toBeVisible();
  await expect.element(slip.getByText('str. Ismail 3')).toBeVisible();
  await expect
    .element(slip.getByText(text('orders.more_dishes', { count: 2 }), { exact: false }))
    .toBeVisible();
  await expect.element(slip.getByText(/Fel 4/)).not.toBeInTheDocument();
  const phone = slip.getByRole('link', { name: /69/ });
  await expect.element(phone).not.toBeInTheDocument();
  const { height } = slip.element().getBoundingClientRect();

  const unfold = slip.getByRole('button', { name: `${text('orders.whole_slip')} #1` });
  await unfold.click();
  await expect.element(slip.getByText(/Fel 5/)).toBeVisible();
  await expect.element(phone).toBeVisible();
  await expect.element(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect.element(unfold).toHaveFocus();
  await unfold.click();
  await expect.element(slip.getByText(/Fel 4/)).not.toBeInTheDocument();
  expect(slip.element().getBoundingClientRect().height).toBe(height);
});

it('shows no waiting time once the order is finished', () => {
  show({ created_time: minutesAgo(90), status: 'completed' });
  expect(isLate()).toBe(false);
});

it('shows its total in the order’s currency', async () => {
  show({ currency_id: 2 });
  await expect.element(page.getByText(/220,40.€/)).toBeVisible();
});

it('shows a badge only when it differs from the column', async () => {
  show({ status: 'not_handled' }, 'not_handled');
  await expect.element(page.getByRole('link', { name: '#1' })).toBeVisible();
  await expect.element(page.getByText(text('orders.status_not_handled'))).not.toBeInTheDocument();
  unmount();
  show({ status: 'handled' }, 'not_handled');
  await expect.element(page.getByText(text('orders.status_handled'))).toBeVisible();
});

it('shows the choices of a dish short, its note loud, and neither at a dish without', async () => {
  const dish = { dish_id: 3, count: 2, dish_price: 10, name: 'Pizza', image_file_name: '' };
  const cheese = anOrderOption({ choice_id: 2, name: 'Brânză', count: 2 });
  show({
    dishes: [
      { ...dish, line_id: 1, options: [anOrderOption(), cheese], note: 'Fără ceapă' },
      { ...dish, line_id: 2 },
    ],
  });
  const lines = page.getByRole('listitem');
  await expect.element(lines.nth(0)).toHaveTextContent('2× PizzaMare, 2 × BrânzăFără ceapă');
  await expect.element(lines.nth(1)).toHaveTextContent('2× Pizza');
  const note = page.getByText('Fără ceapă');
  const { fontWeight, backgroundColor } = getComputedStyle(note.element());
  expect(Number(fontWeight)).toBeGreaterThan(600);
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
});

it('tells apart choices of the same name, and keeps the lines of a note', async () => {
  const sauce = (id: number) =>
    anOrderOption({ choice_id: id, group_name: `Sos ${id}`, name: 'Iute' });
  const dish = { dish_id: 3, count: 1, dish_price: 10, name: 'Pizza', image_file_name: '' };
  show({
    dishes: [{ ...dish, line_id: 1, options: [sauce(1), sauce(2)], note: 'Fără ceapă\nFără sare' }],
  });
  await expect.element(page.getByText('Sos 1: Iute, Sos 2: Iute')).toBeVisible();
  const note = page.getByText(/^Fără ceapă/).element();
  expect(note instanceof HTMLElement && note.innerText).toBe('Fără ceapă\nFără sare');
});

it('cuts long choices, so that one dish does not fill the desk', async () => {
  const options = Array.from({ length: 40 }, (_, index) =>
    anOrderOption({ choice_id: index, name: `Adaos foarte lung ${index}` }),
  );
  const dish = { dish_id: 3, count: 1, dish_price: 10, name: 'Pizza', image_file_name: '' };
  show({ dishes: [{ ...dish, line_id: 1, options }] });
  const choices = page.getByText(/^Adaos foarte lung 0/);
  await expect.element(choices).toBeVisible();
  expect(choices.element().getBoundingClientRect().height).toBeLessThan(60);
});

it('shows the guest’s comment, six dishes and the count of the others', async () => {
  const dishes = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
    line_id: id,
    dish_id: id,
    count: 1,
    dish_price: 10,
    name: `Supă ${id}`,
    image_file_name: '',
  }));
  show({ comments: 'Fără nuci: alergie', dishes });
  await expect.element(page.getByText('Fără nuci: alergie')).toBeVisible();
  await expect.element(page.getByText(/Supă 6/)).toBeVisible();
  await expect.element(page.getByText(/Supă 7/)).not.toBeInTheDocument();
  await expect.element(page.getByText('încă 2 preparate')).toBeVisible();
});

it('has a call link for the guest of a delivery, and none for a table', async () => {
  show({ main_phone_number: '+37369217340' });
  await expect
    .element(page.getByRole('link', { name: text('orders.call', { phone: '+373 69 217 340' }) }))
    .toHaveAttribute('href', 'tel:+37369217340');
  unmount();
  show({ order_type: 'in_place', table_for_in_place_order: '7' });
  await expect.element(page.getByText(text('orders.table', { table: 7 }))).toBeVisible();
  expect(page.getByRole('link', { name: /^Sună/ }).elements()).toHaveLength(0);
});

it('has a button that accepts a new one with the pub’s usual minutes, and a small one for others', async () => {
  show({ status: 'not_handled' });
  for (const name of ['Acceptă, 30 min #1', 'Altă oră #1']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect.element(button).toBeVisible();
    const { width, height } = button.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  }
  unmount();
  show({ status: 'handled', order_type: 'in_place', table_for_in_place_order: '7' });
  await expect.element(page.getByRole('button', { name: 'Acceptă, 20 min #1' })).toBeVisible();
});

it.each([
  ['one in the kitchen', { status: 'preparing' }, 'E gata #1'],
  [
    'a ready one at a table',
    { status: 'preparing', prepared: true, order_type: 'in_place' },
    'Servită #1',
  ],
  [
    'a ready one for the pub’s own courier',
    { status: 'preparing', prepared: true, delivery_type: 'own' },
    'Predată #1',
  ],
  ['one on its way', { status: 'at_courier' }, 'Livrată #1'],
] as const)('has one button, %s', async (_name, order, name) => {
  show(order);
  const button = page.getByRole('button');
  await expect.element(button).toHaveAccessibleName(name);
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('shows a text instead of a button while it waits for a pool courier', async () => {
  show({ status: 'preparing', prepared: true, delivery_type: 'delivery_service' });
  await expect.element(page.getByText(text('orders.courier_searching'))).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('of a guest who needs change says from what and how much; compact it does not', async () => {
  show({ change_from: 500 });
  await expect.element(page.getByText(/^Rest de la 500\sLei: 279,60\sLei$/)).toBeVisible();
  unmount();
  show({ change_from: 500 }, 'all', true);
  await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
  expect(page.getByText(/^Rest de la/).elements()).toEqual([]);
});

it.each([true, false])(
  'says that a warned courier is silent, and until when they have it; compact: %s',
  async (isCompact) => {
    const since = new Date(Date.now() - 12 * 60_000).toISOString();
    const warned = { since, release_at: '2026-11-20T17:42:00.000Z' };
    const courier = { is_reserved: true, reserver_courier_id: 4, courier_name: 'Ion Rusu' };
    show({ status: 'preparing', courier_info: { ...courier, warned } }, 'preparing', isCompact);
    await expect
      .element(page.getByText('Curierul tace de 12 min: de la 19:42 o pot lua alții'))
      .toBeVisible();
  },
);

it.each([
  [2, false],
  [3, true],
])('after %i wrong codes says that the courier needs help: %s', async (wrong, isSaid) => {
  show({ status: 'at_courier', handover: { code: '47', wrong } }, 'at_courier');
  const line = page.getByText(text('orders.handover_locked'));
  if (isSaid) await expect.element(line).toBeVisible();
  else {
    await expect.element(page.getByText('Ana Ciobanu')).toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  }
  // The courier may look at the desk.
  await expect.element(page.getByText('47', { exact: true })).not.toBeInTheDocument();
});
