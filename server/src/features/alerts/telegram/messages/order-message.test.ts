import type { Order } from '@comanda/contract/orders';
import { languages } from '@comanda/contract/texts';
import { readButton } from '@comanda/domain/alerts';
import { MAX_COMMENT_LENGTH, MAX_LINES_OF_ORDER, orderStatuses } from '@comanda/domain/orders';
import { describe, expect, it } from 'vitest';
import { orderMessage, reasonKeyboard, type MessageSource } from './order-message.ts';

const dish = (line: number, name = 'Zeamă') => ({
  line_id: line,
  dish_id: line,
  count: 3,
  dish_price: 55.1,
  name,
  image_file_name: '',
});

const order: Order = {
  id: 417,
  number: 17,
  pub_id: 1,
  revision: 3,
  status: 'not_handled',
  cancel_reason: null,
  cancel_text: null,
  order_type: 'delivery',
  created_time: '2026-11-20T17:00:00Z',
  currency_id: 1,
  client_name: 'Ștefănița <b>Munteanu</b>',
  main_phone_number: '+37369111222',
  second_phone_number: '+37369333444',
  town: 'Chișinău',
  full_address: 'str. Secretă 17 & 19',
  lat: null,
  lng: null,
  comments: 'Soneria nu merge',
  dishes: [dish(1), dish(2, 'Plăcintă')],
  delivery_price: 40,
  payment_type: 'cash',
  table_for_in_place_order: '',
  prepared: false,
  promised_at: null,
  promise_reason: null,
  arrives_from: null,
  arrives_to: null,
  opened_at: null,
  accepted_by_itself: false,
  is_rehearsal: false,
  delivery_type: 'own',
  commission_percent: 0,
  dish_total: 330.6,
  product_total: 330.6,
  commission: 0,
  final_price: 370.6,
  client_total: 370.6,
  courier_info: { is_reserved: false, reserver_courier_id: 0, courier_name: '' },
};

const source = (change: Partial<Order> = {}): MessageSource => ({
  order: { ...order, ...change },
  pub: { name: 'La Nuc', time_zone: 'Europe/Chisinau' },
  language: 'ro',
});

/** As it is read: without tags, with plain spaces. */
const read = (change: Partial<Order> = {}): string =>
  orderMessage(source(change))
    .html.replaceAll(/<\/?b>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00A0', ' ');

it('has the whole order, line by line', () => {
  expect(read().split('\n')).toEqual([
    'Comanda 17 · Livrare',
    'Așteaptă răspuns',
    'La Nuc',
    'Chișinău, str. Secretă 17 & 19',
    'Ștefănița <b>Munteanu</b>',
    '+37369111222, +37369333444',
    'Soneria nu merge',
    '',
    '3 × Zeamă: 165,30 Lei',
    '3 × Plăcintă: 165,30 Lei',
    '',
    'Livrare: 40,00 Lei',
    'Total: 370,60 Lei · Numerar',
  ]);
});

it('says loudly what the guest avoids, until the order is finished', () => {
  const avoids = ['nuts' as const, 'vegan' as const];
  const { html } = orderMessage(source({ avoids }));
  expect(html.split('\n')).toContain('<b>‼ Evită: Nuci</b>');
  expect(html.split('\n')).toContain('<b>‼ Regim: Vegan</b>');
  expect(read({ avoids, status: 'completed' })).not.toContain('‼');
});

describe('an order for later', () => {
  const later = {
    wanted_from: '2026-11-21T17:30:00Z',
    wanted_to: '2026-11-21T18:00:00Z',
    cook_at: '2026-11-21T17:00:00Z',
  } as const;
  const accepting = (change: Partial<Order>) =>
    orderMessage(source(change)).keyboard?.[0]?.map(({ text }) => text.replaceAll('\u00A0', ' '));

  it('says for when it is, and is accepted for that time by the one button', () => {
    expect(
      read({ ...later, is_ahead: true })
        .split('\n')
        .slice(0, 3),
    ).toEqual(['Comanda 17 · Livrare', '⏰ Pentru sâm., 21 nov., 19:30', 'Așteaptă răspuns']);
    expect(accepting({ ...later, is_ahead: true })).toEqual([
      'Acceptă pentru sâm., 21 nov., 19:30',
    ]);
    const today = { wanted_from: '2026-11-20T18:30:00Z', is_ahead: true } as const;
    expect(accepting({ ...later, ...today })).toEqual(['Acceptă pentru 20:30']);
    const [[button] = []] = orderMessage(source({ ...later, is_ahead: true })).keyboard ?? [];
    expect(readButton(button?.callback_data ?? '')).toMatchObject({ kind: 'accept', orderId: 417 });
  });

  it('is accepted with minutes once its kitchen had to begin', () => {
    expect(accepting(later)).toEqual(['20 min', '30 min', '45 min']);
  });

  it('that is accepted has the day of its promise', () => {
    const promised_at = '2026-11-21T17:20:00Z';
    expect(read({ ...later, status: 'preparing', is_ahead: true, promised_at })).toContain(
      'Acceptată, gata la sâm., 21 nov., 19:20',
    );
  });
});

it('has no tag of a guest', () => {
  const { html } = orderMessage(source());
  expect(html).toContain('Ștefănița &lt;b&gt;Munteanu&lt;/b&gt;');
  expect(html).toContain('17 &amp; 19');
});

describe('a dish with choices and a note', () => {
  const option = { group_id: 1, choice_id: 1, group_name: 'Mărime', price: 5, count: 1 };
  const chosen = {
    ...dish(1, 'Pizza'),
    options: [
      { ...option, name: 'Mare <L>' },
      { ...option, choice_id: 2, name: 'Brânză', count: 2 },
    ],
    note: 'fără ceapă & fără sare',
  };

  it.each([
    ['from what its guest needs change', 500, 'Rest de la 500 Lei: 129,40 Lei'],
    ['that the guest has less', 200, 'Oaspetele are 200 Lei: comanda costă acum mai mult'],
  ])('says below the total %s', (_, change_from, words) => {
    expect(read({ change_from }).split('\n').at(-1)).toBe(words);
    expect(read()).not.toMatch(/Rest|Oaspetele/);
  });

  it('has them below it, the note loud, without a tag of a guest', () => {
    expect(
      read({ dishes: [chosen, dish(2)] })
        .split('\n')
        .slice(8, 12),
    ).toEqual([
      '3 × Pizza: 165,30 Lei',
      '  • Mare <L>, 2 × Brânză',
      '  ‼ fără ceapă & fără sare',
      '3 × Zeamă: 165,30 Lei',
    ]);
    const { html } = orderMessage(source({ dishes: [chosen] }));
    expect(html).toContain('<b>  ‼ fără ceapă &amp; fără sare</b>');
    expect(html).toContain('Mare &lt;L&gt;');
  });

  it('has the groups of choices of the same name', () => {
    const options = [
      { ...option, name: 'Iute' },
      { ...option, choice_id: 2, group_name: 'Sos', name: 'Iute' },
    ];
    expect(read({ dishes: [{ ...chosen, options }] })).toContain('  • Mărime: Iute, Sos: Iute');
  });

  it.each(orderStatuses)('of an order that is %s has the note only in process', (status) => {
    const isFinished = status === 'completed' || status === 'canceled';
    const text = read({ status, dishes: [chosen] });
    expect(text.includes('ceapă')).toBe(!isFinished);
    expect(text).toContain('2 × Brânză');
  });

  it('is never shown by half, and cuts choices that would fill the message', () => {
    const options = Array.from({ length: 60 }, (_, index) => ({
      ...option,
      choice_id: index,
      name: `${index} ${'x'.repeat(250)}`,
    }));
    const long = { ...chosen, options, note: 'y'.repeat(200) };
    const dishes = Array.from({ length: 9 }, (_, index) => ({ ...long, line_id: index }));
    const text = read({ dishes });
    expect(text.length).toBeLessThanOrEqual(4_096);
    const counted = (part: RegExp) => text.match(part)?.length;
    expect(counted(/3 × Pizza/g)).toBe(5);
    expect(counted(/x, …\n/g)).toBe(5);
    expect(counted(/y{200}/g)).toBe(5);
    expect(text).toMatch(/… .*4/);
  });
});

it('of a table names the table, and neither a delivery nor a payment', () => {
  const text = read({
    order_type: 'in_place',
    table_for_in_place_order: '7',
    delivery_price: 0,
    payment_type: '',
    client_total: 330.6,
    town: '',
    full_address: '',
    second_phone_number: '',
  });
  expect(text).toContain('Comanda 17 · Masa 7\n');
  expect(text).not.toMatch(/Livrare|Numerar/);
  expect(text.endsWith('Total: 330,60 Lei')).toBe(true);
});

describe('the state', () => {
  it.each<[Partial<Order>, string]>([
    [{ status: 'handled' }, 'Așteaptă răspuns'],
    [{ status: 'preparing', promised_at: '2026-11-20T16:40:00Z' }, 'Acceptată, gata la 18:40'],
    [{ status: 'preparing' }, 'Se pregătește'],
    [{ status: 'at_courier', promised_at: '2026-11-20T16:40:00Z' }, 'La curier'],
    [{ status: 'completed' }, 'Finalizată'],
    [{ status: 'canceled' }, 'Anulată'],
    [{ status: 'canceled', cancel_reason: 'too_busy' }, 'Anulată: Prea multe comenzi'],
    [
      { status: 'canceled', cancel_reason: 'other', cancel_text: 'Pană de curent' },
      'Anulată: Pană de curent',
    ],
  ])('of %j is «%s»', (change, state) => {
    expect(read(change).split('\n')[1]).toBe(state);
  });

  it.each(orderStatuses)('%s has the guest’s data only while it is in process', (status) => {
    const isFinished = status === 'completed' || status === 'canceled';
    const personal = /Munteanu|Secretă|369111222|369333444|Soneria/;
    expect(personal.test(read({ status }))).toBe(!isFinished);
  });

  it.each(orderStatuses)('%s has buttons only while it waits for an answer', (status) => {
    const { keyboard = [] } = orderMessage(source({ status }));
    const actions = keyboard.flat().map(({ callback_data }) => readButton(callback_data)?.kind);
    const isWaiting = status === 'not_handled' || status === 'handled';
    expect(actions).toEqual(isWaiting ? ['accept', 'accept', 'accept', 'reasons'] : []);
  });
});

it.each(languages)(
  'in %s fits into a message, with as many dishes as there is room for',
  (language) => {
    const dishes = Array.from({ length: MAX_LINES_OF_ORDER }, (_, index) =>
      dish(index + 1, `<${'&'.repeat(90)}> ${index}`),
    );
    const longest = {
      dishes,
      comments: '&'.repeat(MAX_COMMENT_LENGTH),
      client_name: '<'.repeat(255),
      full_address: '>'.repeat(255),
      town: '&'.repeat(255),
    };
    for (const change of [longest, { dishes }]) {
      const { html } = orderMessage({ ...source(change), language });
      const text = html.replaceAll(/<\/?b>/g, '').replaceAll(/&(?:lt|gt|amp);/g, '.');
      expect(text.length).toBeLessThanOrEqual(4_096);
      const shown = text.split('\n').filter((line) => line.startsWith('3 × ')).length;
      expect(shown).toBeGreaterThan(0);
      expect(text).toMatch(new RegExp(`… .*${MAX_LINES_OF_ORDER - shown}`));
      expect(text.split('\n').at(-1)).toMatch(/370/);
    }
  },
);

it('offers for a table no reason of a delivery', () => {
  const kinds = (change: Partial<Order>) =>
    reasonKeyboard(source(change))
      .flat()
      .map(({ callback_data }) => callback_data);
  expect(kinds({})).toEqual([
    'r:417:3:too_busy',
    'r:417:3:no_delivery_there',
    'r:417:3:closing',
    'r:417:3:not_reached',
    'b:417:3',
  ]);
  expect(kinds({ order_type: 'in_place' })).not.toContain('r:417:3:no_delivery_there');
});
