import { allTexts, languages, translate } from '@comanda/contract/texts';
import type { Lines } from '@comanda/domain/tickets';
import { describe, expect, it } from 'vitest';
import { aPub } from '../../../testing/samples/a-pub.ts';
import { anOrder } from '../../../testing/samples/an-order.ts';
import { ticketOf, type TicketReader } from '@comanda/contract/printing';

const readerIn = (language: TicketReader['language']): TicketReader => ({
  t: (key, values) => translate(allTexts[key], language, values),
  language,
  pub: aPub({ name: 'La Nuc', time_zone: 'Europe/Chisinau' }),
  now: new Date('2026-11-20T17:15:00Z'),
});
const dish = { image_file_name: '', dish_price: 90.2 };
const order = anOrder({
  id: 417,
  created_time: '2026-11-20T17:12:00Z',
  promised_at: '2026-11-20T17:40:00Z',
  comments: 'Без орехов',
  dishes: [
    { ...dish, line_id: 1, dish_id: 11, count: 2, name: 'Zeamă de găină' },
    { ...dish, line_id: 2, dish_id: 12, count: 1, name: 'Compot', dish_price: 25 },
  ],
  dish_total: 205.4,
  client_total: 245.4,
});
const grill = { id: 1, name: 'Grătar', category_ids: [5], dish_ids: [11] };
const bar = { id: 2, name: 'Bar', category_ids: [6], dish_ids: [12] };

const read = (lines: Lines) =>
  lines.map(({ text }) => text.trim().replaceAll(/\s+/g, ' ')).filter((text) => !/^-+$/.test(text));

describe('the ticket of an order', () => {
  it('for the kitchen has the times on the pub’s clock, in the reader’s language', () => {
    const of = (language: TicketReader['language']) =>
      read(ticketOf(order, { kind: 'kitchen', paper: 80 }, readerIn(language)));
    expect(of('ru')).toEqual([
      '#417 Доставка',
      '20 нояб. 2026 г., 19:12',
      'Готов к 19:40',
      'Без орехов',
      '2× Zeamă de găină',
      '1× Compot',
    ]);
    expect(of('ro')).toContain('Gata până la 19:40');
  });

  it.each([
    ['ru', ['!! Нельзя: Орехи, Алкоголь', '!! Питание: Веганское']],
    ['ro', ['!! Evită: Nuci, Alcool', '!! Regim: Vegan']],
    ['en', ['!! Avoids: Nuts, Alcohol', '!! Diet: Vegan']],
  ] as const)('for the kitchen says in %s what the guest avoids', (language, expected) => {
    const careful = { ...order, avoids: ['nuts' as const, 'alcohol' as const, 'vegan' as const] };
    const lines = read(ticketOf(careful, { kind: 'kitchen', paper: 80 }, readerIn(language)));
    // Wrapped where the paper ends.
    expect(lines.join(' ')).toContain(expected.join(' '));
  });

  it.each([
    ['of one station has its dishes only', grill, ['Grătar', '2× Zeamă de găină']],
    ['of all stations has each dish', undefined, ['2× Zeamă de găină', '1× Compot']],
  ])('for the kitchen %s', (_name, station, expected) => {
    const kitchen = { stations: [grill, bar], station };
    const lines = read(ticketOf(order, { kind: 'kitchen', paper: 80, kitchen }, readerIn('ru')));
    expect(lines.filter((line) => /×|Grătar|Bar/.test(line))).toEqual(expected);
  });

  it('has the choices and the note of a dish, those of an old order are absent', () => {
    const [first, second] = order.dishes;
    if (!first || !second) throw new Error('two dishes');
    const option = { group_id: 1, choice_id: 1, group_name: 'Mărime', name: 'Mare', count: 1 };
    const options = [
      { ...option, price: 20 },
      { ...option, choice_id: 2, name: 'Ardei iute', count: 2, price: 0 },
    ];
    const chosen = { ...order, dishes: [{ ...first, options, note: 'fără sare' }, second] };
    const of = (kind: 'kitchen' | 'bill') =>
      read(ticketOf(chosen, { kind, paper: 80 }, readerIn('ro')));
    expect(of('kitchen').slice(-5)).toEqual([
      '2× Zeamă de găină',
      '• Mare',
      '• 2 × Ardei iute',
      '!! fără sare',
      '1× Compot',
    ]);
    expect(of('bill').slice(5, 10)).toEqual([
      '2× Zeamă de găină 180,40 Lei',
      '• Mare',
      '• 2 × Ardei iute',
      '2 × 90,20 Lei',
      '1× Compot 25,00 Lei',
    ]);
  });

  it.each(['kitchen', 'bill'] as const)(
    'has the groups of choices of the same name on a %s',
    (kind) => {
      const [first] = order.dishes;
      if (!first) throw new Error('a dish');
      const option = {
        group_id: 1,
        choice_id: 1,
        group_name: 'Jumătatea 1',
        name: 'Diavola',
        count: 1,
      };
      const options = [
        { ...option, price: 60 },
        { ...option, choice_id: 2, group_name: 'Jumătatea 2', price: 60 },
      ];
      const halves = { ...order, dishes: [{ ...first, options }] };
      const lines = read(ticketOf(halves, { kind, paper: 80 }, readerIn('ro')));
      expect(lines).toEqual(
        expect.arrayContaining(['• Jumătatea 1: Diavola', '• Jumătatea 2: Diavola']),
      );
    },
  );

  it('as a bill has the amounts in the order’s currency, and says in each language that it is not fiscal', () => {
    const euros = { ...order, currency_id: 2 };
    const shown = read(ticketOf(euros, { kind: 'bill', paper: 80 }, readerIn('ru')));
    expect(shown).toEqual([
      'La Nuc',
      '#417 Доставка',
      '20 нояб. 2026 г., 19:12',
      'Ana Ciobanu',
      'Chișinău, bd. Dacia 27',
      '2× Zeamă de găină 180,40 €',
      '2 × 90,20 €',
      '1× Compot 25,00 €',
      'Блюда 205,40 €',
      'Доставка 40,00 €',
      'Итого 245,40 €',
      ...languages.map((language) => translate(allTexts['orders.not_fiscal'], language)),
    ]);
  });

  it('as a bill says first that the order was canceled', () => {
    const canceled = { ...order, status: 'canceled' as const };
    const bill = { kind: 'bill', paper: 58 } as const;
    expect(read(ticketOf(canceled, bill, readerIn('ro')))[0]).toBe('Anulată');
    expect(read(ticketOf(order, bill, readerIn('ro')))[0]).not.toBe('Anulată');
  });

  it.each([
    ['ru', 'ОТМЕНЁН', 'Доставка'],
    ['ro', 'ANULATĂ', 'Livrare'],
    ['en', 'CANCELED', 'Delivery'],
  ] as const)(
    'of a canceled order for a station says so largest, in %s',
    (language, word, place) => {
      const canceled = { ...order, status: 'canceled', is_rehearsal: true } as const;
      const kitchen = { stations: [grill, bar], station: bar };
      const marks = ['COPY'];
      const lines = ticketOf(
        canceled,
        { kind: 'kitchen', paper: 58, kitchen, marks },
        readerIn(language),
      );
      const [title, mark = '', number, ...rest] = read(lines);
      expect([title, number]).toEqual([word, `#417 ${place}`]);
      expect(mark).toMatch(/^COPY · ./);
      expect(rest).toContain('1× Compot');
      expect(rest.join()).not.toMatch(/Zeamă|Без орехов|19:40/);
      expect(lines.filter(({ style }) => style === 'struck')).toHaveLength(1);
    },
  );

  it.each(['kitchen', 'bill'] as const)('says first that it is a rehearsal: %s', (kind) => {
    const rehearsal = { ...order, is_rehearsal: true };
    expect(read(ticketOf(rehearsal, { kind, paper: 58 }, readerIn('ro')))[0]).toBe('Repetiție');
  });

  it.each([
    ['en', '2026-11-20T17:30:00Z', 'FOR 19:30'],
    ['ro', '2026-11-20T17:30:00Z', 'PENTRU 19:30'],
    ['ru', '2026-11-20T17:30:00Z', 'НА 19:30'],
    ['en', '2026-11-21T17:30:00Z', 'FOR SAT 21 NOV, 19:30'],
    ['ro', '2026-11-21T17:30:00Z', 'PENTRU SÂM., 21 NOV., 19:30'],
    ['ru', '2026-11-21T17:30:00Z', 'НА СБ, 21 НОЯБ., 19:30'],
  ] as const)('of an order for later says in %s for when: %s', (language, wanted_from, words) => {
    for (const kind of ['kitchen', 'bill'] as const) {
      const lines = ticketOf({ ...order, wanted_from }, { kind, paper: 80 }, readerIn(language));
      const large = lines.filter(({ style }) => style === 'triple').map(({ text }) => text);
      // Wrapped where the paper ends.
      expect(large.join(' ').replaceAll(/\s+/g, ' ')).toBe(words);
      expect(ticketOf(order, { kind, paper: 80 }, readerIn(language))).not.toContainEqual(
        expect.objectContaining({ style: 'triple' }),
      );
    }
  });

  it('names the table of an order in place', () => {
    const inPlace = { ...order, order_type: 'in_place', table_for_in_place_order: '7' } as const;
    expect(read(ticketOf(inPlace, { kind: 'kitchen', paper: 80 }, readerIn('ru')))[0]).toBe(
      '#417 Столик 7',
    );
  });

  it('has no marks of direction around a Hebrew name', () => {
    const shown = ticketOf(
      { ...order, full_address: 'רחוב 5' },
      { kind: 'bill', paper: 80 },
      readerIn('ru'),
    );
    expect(read(shown)).toContain('Chișinău, רחוב 5');
  });
});
