import { describe, expect, it } from 'vitest';
import { bill } from './bill.ts';
import { canceledTicket } from './canceled-ticket.ts';
import { kitchenTicket } from './kitchen-ticket.ts';
import { cellFactor, lineCells, pageHeightMm, paperWidths, type Lines } from './ticket-lines.ts';
import { cellsOf } from './ticket-text.ts';
import type { TicketOrder, TicketWords } from './ticket-order.ts';

const words: TicketWords = {
  place: ({ orderType, table }) => (orderType === 'in_place' ? `Столик ${table}` : 'Доставка'),
  moment: (moment) => `принят ${moment.toISOString().slice(11, 16)}`,
  readyBy: (moment) => `Готов к ${moment.toISOString().slice(11, 16)}`,
  forTime: (moment) => `НА ${moment.toISOString().slice(11, 16)}`,
  amount: (amountMinor) => `${(amountMinor / 100).toFixed(2)}\u00A0Lei`,
  dishTotal: 'Блюда',
  discount: 'Скидка',
  comp: 'За счёт заведения',
  deposit: 'Залог за тару',
  deliveryPrice: 'Доставка',
  total: 'Итого',
  vat: (percent) => `НДС ${percent} %`,
  paid: 'Оплачено',
  open: 'Осталось',
  giveBack: 'Вернуть',
  notFiscal: ['Не является фискальным чеком', 'Nu este bon fiscal'],
};

const plain = { options: [], note: '' };

const order: TicketOrder = {
  number: 417,
  orderType: 'in_place',
  table: '7',
  guestName: '',
  address: '',
  zone: '',
  comment: '',
  avoids: [],
  createdAt: new Date('2026-11-20T17:12:00Z'),
  promisedAt: null,
  wantedAt: null,
  lines: [
    { name: 'Zeamă de găină cu tăiței de casă', count: 2, ...plain, unitPriceMinor: 9020 },
    { name: 'Чай', count: 1, ...plain, unitPriceMinor: 2500 },
  ],
  dishTotalMinor: 20_540,
  discountMinor: 0,
  compMinor: 0,
  depositMinor: 0,
  deliveryMinor: 0,
  totalMinor: 20_540,
  paidMinor: undefined,
  vat: [],
};

const delivery: Partial<TicketOrder> = {
  orderType: 'delivery',
  guestName: 'Ana Ciobanu',
  address: 'Chișinău, bd. Dacia 27',
  deliveryMinor: 4000,
  totalMinor: 24_540,
};

/** As it is read: a double line after `=`, a struck one after `~`, one of triple size after `#`, a bold one after `*`. */
const signs = { normal: ' ', bold: '*', double: '=', struck: '~', triple: '#' };
const read = (lines: Lines): string[] => lines.map(({ text, style }) => `${signs[style]}${text}`);

const RULE_58 = ` ${'-'.repeat(32)}`;
const RULE_80 = ` ${'-'.repeat(48)}`;

/** A size, a long choice of two, and what the guest wants otherwise. */
const chosen: TicketOrder = {
  ...order,
  lines: [
    {
      name: 'Пицца «Четыре сыра»',
      count: 1,
      options: ['Большая', '2\u00A0× Маринованные огурцы', 'Fără ceapă'],
      note: 'аллергия на орехи,\nрезать на 12 кусков',
      unitPriceMinor: 21_050,
    },
    {
      name: 'Compot',
      count: 12,
      options: ['Cană mare cu gheață'],
      note: '',
      unitPriceMinor: 3000,
    },
  ],
};

describe('the kitchen ticket', () => {
  it('has counts in front, names wrapped by words below their first, and no prices', () => {
    expect(read(kitchenTicket(order, { paper: 58, words }))).toEqual([
      '=#417    Столик 7',
      ' принят 17:12',
      RULE_58,
      '=2× Zeamă de',
      '=   găină cu',
      '=   tăiței de',
      '=   casă',
      '=1× Чай',
      RULE_58,
    ]);
  });

  it('on wide paper: 24 double cells in a line', () => {
    expect(read(kitchenTicket(order, { paper: 80, words }))).toEqual([
      '=#417            Столик 7',
      ' принят 17:12',
      RULE_80,
      '=2× Zeamă de găină cu',
      '=   tăiței de casă',
      '=1× Чай',
      RULE_80,
    ]);
  });

  it('has the mark, the station, the promised time and the comment', () => {
    const shown = kitchenTicket(
      {
        ...order,
        ...delivery,
        comment: 'Без орехов\nи быстро',
        promisedAt: new Date('2026-11-20T17:40:00Z'),
        lines: order.lines.slice(1),
      },
      { paper: 58, words, mark: 'Отменён', station: 'Бар' },
    );
    expect(read(shown)).toEqual([
      '=Отменён',
      '=#417    Доставка',
      '*Бар',
      ' принят 17:12',
      '=Готов к 17:40',
      RULE_58,
      '=Без орехов',
      '=и быстро',
      RULE_58,
      '=1× Чай',
      RULE_58,
    ]);
  });

  it('of an order for later says first and in its largest letters for when it is, as the bill does', () => {
    const later = { ...order, wantedAt: new Date('2026-11-20T17:30:00Z') };
    const kitchen = read(kitchenTicket(later, { paper: 58, words, mark: 'Копия' }));
    expect(kitchen.slice(0, 3)).toEqual(['=Копия', '#НА 17:30', '=#417    Столик 7']);
    const paid = read(bill(later, { paper: 80, words, pubName: 'La Nuc' }));
    expect(paid[0]).toBe('#НА 17:30');
  });

  it('has what the guest avoids large and marked, before the comment; the bill has none of it', () => {
    const careful = { ...order, avoids: ['Evită: Nuci', 'Regim: Vegan'], comment: 'repede' };
    const shown = read(kitchenTicket(careful, { paper: 58, words }));
    const at = shown.indexOf('=!! Evită: Nuci');
    expect(shown.slice(at - 1, at + 5)).toEqual([
      RULE_58,
      '=!! Evită: Nuci',
      '=!! Regim: Vegan',
      RULE_58,
      '=repede',
      RULE_58,
    ]);
    const paid = read(bill(careful, { paper: 58, words, pubName: 'La Nuc' }));
    expect(paid.join()).not.toMatch(/Evită|Regim/);
  });

  it.each([
    [120, '='],
    [121, '*'],
  ])('prints a comment of %i letters as %s', (length, style) => {
    const comment = `без ${'орехов '.repeat(30)}`.slice(0, length - 1).concat('!');
    const shown = read(kitchenTicket({ ...order, comment }, { paper: 58, words }));
    expect(shown.find((line) => line.includes('без'))?.startsWith(style)).toBe(true);
  });

  it('never loses the second line of a table', () => {
    const [number, ...place] = read(
      kitchenTicket({ ...order, table: 'террасаудерева14' }, { paper: 58, words }),
    );
    expect([number, ...place].slice(0, 3)).toEqual([
      '=#417',
      '=          Столик',
      '=террасаудерева14',
    ]);
  });

  it('puts a long table below the number', () => {
    const [number, ...place] = read(
      kitchenTicket({ ...order, table: 'терраса у дерева' }, { paper: 58, words }),
    );
    expect(number).toBe('=#417');
    expect(place.slice(0, 2)).toEqual(['=Столик терраса у', '=          дерева']);
  });
});

describe('the kitchen ticket of dishes with choices', () => {
  it.each([
    [
      58,
      [
        '=1× Пицца «Четыре',
        '=   сыра»',
        '= • Большая',
        '= • 2 ×',
        '=   Маринованные',
        '=   огурцы',
        '= • Fără ceapă',
        '=!! аллергия на',
        '=   орехи,',
        '=   резать на 12',
        '=   кусков',
        '=12× Compot',
        '=  • Cană mare cu',
        '=    gheață',
      ],
    ],
    [
      80,
      [
        '=1× Пицца «Четыре сыра»',
        '= • Большая',
        '= • 2 × Маринованные',
        '=   огурцы',
        '= • Fără ceapă',
        '=!! аллергия на орехи,',
        '=   резать на 12 кусков',
        '=12× Compot',
        '=  • Cană mare cu gheață',
      ],
    ],
  ] as const)('on %s mm has each below its dish, and the note loud', (paper, expected) => {
    const rule = ` ${'-'.repeat(lineCells[paper])}`;
    const shown = read(kitchenTicket(chosen, { paper, words }));
    expect(shown.slice(shown.indexOf(rule) + 1, -1)).toEqual(expected);
  });

  it.each(paperWidths)('on %s mm loses no word of many long ones', (paper) => {
    const options = Array.from(
      { length: 40 },
      (_, index) => `выбор${index} ${'длинный '.repeat(9)}`,
    );
    const note = Array.from({ length: 30 }, (_, index) => `слово${index}`).join(' ');
    const [line] = chosen.lines;
    const lines = line ? [{ ...line, options, note }] : [];
    const shown = read(kitchenTicket({ ...chosen, lines }, { paper, words })).join(' ');
    for (let index = 0; index < 40; index += 1) expect(shown).toContain(`• выбор${index} `);
    for (let index = 0; index < 30; index += 1) expect(shown).toMatch(`слово${index}`);
    expect(shown.match(/длинный/g)).toHaveLength(40 * 9);
  });
});

describe('the ticket of a canceled order', () => {
  const title = 'ОТМЕНЁН';

  it('has the choices struck with their dish, and no note', () => {
    const shown = read(canceledTicket(chosen, { paper: 80, words, title }));
    expect(shown).toContain('~ • Большая');
    expect(shown.join()).not.toMatch(/аллергия|!!/);
  });

  it('has the largest word first, what the kitchen ticket is found by, and its dishes struck', () => {
    const canceled = {
      ...order,
      comment: 'Без орехов',
      promisedAt: new Date('2026-11-20T17:40:00Z'),
    };
    expect(read(canceledTicket(canceled, { paper: 58, words, title }))).toEqual([
      '# ОТМЕНЁН',
      '=#417    Столик 7',
      ' принят 17:12',
      RULE_58,
      '~2× Zeamă de',
      '~   găină cu',
      '~   tăiței de',
      '~   casă',
      '~1× Чай',
      RULE_58,
    ]);
  });

  it('of a station on wide paper, with a mark', () => {
    const options = { paper: 80, words, title, mark: 'Репетиция', station: 'Бар' } as const;
    const shown = { ...order, ...delivery, lines: order.lines.slice(1) };
    expect(read(canceledTicket(shown, options))).toEqual([
      '#    ОТМЕНЁН',
      '=Репетиция',
      '=#417            Доставка',
      '*Бар',
      ' принят 17:12',
      RULE_80,
      '~1× Чай',
      RULE_80,
    ]);
  });
});

describe('the bill', () => {
  it.each<[string, Partial<TicketOrder>, string[]]>([
    ['none', {}, []],
    [
      'a discount',
      { dishTotalMinor: 18_540, discountMinor: 2000, totalMinor: 18_540 },
      [' Блюда 205.40 Lei', ' Скидка -20.00 Lei'],
    ],
    [
      'a comp and a discount of a delivery',
      { ...delivery, dishTotalMinor: 14_000, discountMinor: 1540, compMinor: 5000 },
      [
        ' Блюда 205.40 Lei',
        ' За счёт заведения -50.00 Lei',
        ' Скидка -15.40 Lei',
        ' Доставка 40.00 Lei',
      ],
    ],
    [
      'nothing, with a deposit for its packaging',
      { depositMinor: 400, totalMinor: 20_940 },
      [' Блюда 205.40 Lei', ' Залог за тару 4.00 Lei'],
    ],
  ])('says what makes the order cheaper: %s', (_, change, expected) => {
    const shown = read(bill({ ...order, ...change }, { paper: 80, words, pubName: 'La Nuc' }));
    const sums = shown.slice(shown.findLastIndex((one) => one.includes('Чай')) + 2);
    const before = sums.slice(
      0,
      sums.findIndex((one) => one.includes('Итого')),
    );
    expect(before.map((one) => one.replaceAll(/\s+/g, ' '))).toEqual(expected);
  });

  it('of a table has the amounts at the right edge and one total', () => {
    expect(read(bill(order, { paper: 58, words, pubName: 'La Nuc' }))).toEqual([
      '=     La Nuc',
      RULE_58,
      '=#417    Столик 7',
      ' принят 17:12',
      RULE_58,
      ' 2× Zeamă de găină cu  180.40 Lei',
      '    tăiței de casă',
      '    2 × 90.20 Lei',
      ' 1× Чай                 25.00 Lei',
      RULE_58,
      '=Итого 205.40 Lei',
      RULE_58,
      '   Не является фискальным чеком',
      '        Nu este bon fiscal',
    ]);
  });

  it.each([
    [
      58,
      [
        ' 1× Пицца «Четыре      210.50 Lei',
        '    сыра»',
        '  • Большая',
        '  • 2 × Маринованные огурцы',
        '  • Fără ceapă',
        ' 12× Compot            360.00 Lei',
        '   • Cană mare cu gheață',
        '     12 × 30.00 Lei',
      ],
    ],
    [
      80,
      [
        ' 1× Пицца «Четыре сыра»                210.50 Lei',
        '  • Большая',
        '  • 2 × Маринованные огурцы',
        '  • Fără ceapă',
        ' 12× Compot                            360.00 Lei',
        '   • Cană mare cu gheață',
        '     12 × 30.00 Lei',
      ],
    ],
  ] as const)(
    'on %s mm has the choices, whose price is in the line, and no note',
    (paper, expected) => {
      const shown = read(bill(chosen, { paper, words, pubName: 'La Nuc' }));
      const first = shown.findIndex((line) => line.includes('Пицца'));
      expect(shown.slice(first, first + expected.length)).toEqual(expected);
      expect(shown.join()).not.toMatch(/аллергия|!!/);
    },
  );

  it('of a delivery into a zone with a name says it above the address', () => {
    const shown = read(
      bill({ ...order, ...delivery, zone: 'Botanica' }, { paper: 80, words, pubName: 'La Nuc' }),
    );
    expect(shown.slice(4, 7)).toEqual([' Ana Ciobanu', '*Botanica', ' Chișinău, bd. Dacia 27']);
  });

  it.each([
    ['nothing', undefined, []],
    ['what was voided', 0, []],
    ['a part', 10_000, [' Оплачено              100.00 Lei', ' Осталось              105.40 Lei']],
    ['all', 20_540, [' Оплачено              205.40 Lei']],
    [
      'too much',
      21_000,
      [' Оплачено              210.00 Lei', ' Вернуть                 4.60 Lei'],
    ],
  ])('of an order of which was paid: %s', (_, paidMinor, expected) => {
    const shown = read(bill({ ...order, paidMinor }, { paper: 58, words, pubName: 'La Nuc' }));
    const total = shown.indexOf('=Итого 205.40 Lei');
    expect(shown.slice(total + 1, -3)).toEqual(expected);
  });

  it('of a pub that pays VAT has it below the total, by its rates', () => {
    const vat = [
      { percent: 8, vatMinor: 1336 },
      { percent: 20, vatMinor: 417 },
    ];
    const shown = read(bill({ ...order, vat }, { paper: 58, words, pubName: 'La Nuc' }));
    expect(shown.slice(-6, -3)).toEqual([
      '=Итого 205.40 Lei',
      ' НДС 8 %                13.36 Lei',
      ' НДС 20 %                4.17 Lei',
    ]);
  });

  it('of a delivery has guest, address, and what the total is the sum of', () => {
    const shown = bill({ ...order, ...delivery }, { paper: 80, words, pubName: 'La Nuc' });
    expect(read(shown)).toEqual([
      '=         La Nuc',
      RULE_80,
      '=#417            Доставка',
      ' принят 17:12',
      ' Ana Ciobanu',
      ' Chișinău, bd. Dacia 27',
      RULE_80,
      ' 2× Zeamă de găină cu tăiței de casă   180.40 Lei',
      '    2 × 90.20 Lei',
      ' 1× Чай                                 25.00 Lei',
      RULE_80,
      ' Блюда                                 205.40 Lei',
      ' Доставка                               40.00 Lei',
      '=Итого         245.40 Lei',
      RULE_80,
      '           Не является фискальным чеком',
      '                Nu este bon fiscal',
    ]);
  });

  it('gives an amount that is too wide a line of its own', () => {
    const dear = bill({ ...order, totalMinor: 123_456_789 }, { paper: 58, words, pubName: 'A' });
    const lines = read(dear);
    const total = lines.indexOf('=Итого');
    expect(lines[total + 1]).toBe('=  1234567.89 Lei');
  });
});

describe('the height of the page', () => {
  const normal = { text: 'a', style: 'normal' } as const;
  const double = { text: 'a', style: 'double' } as const;
  it.each([
    ['a line of 3 mm and a double one of 6, with ends of 4 mm', 40, 1, 58, 40 * 3 + 6 + 8],
    ['a short one is higher than wide, so that no driver turns it', 1, 1, 80, 81],
    ['a short one on narrow paper', 1, 1, 58, 59],
  ] as const)('%s', (_name, normals, doubles, paper, height) => {
    const lines = [
      ...Array.from({ length: normals }, () => normal),
      ...Array.from({ length: doubles }, () => double),
    ];
    expect(pageHeightMm(lines, paper)).toBe(height);
  });
});

describe('no line is wider than the paper', () => {
  const long: TicketOrder = {
    ...order,
    ...delivery,
    number: 123_456_789,
    table: 'x'.repeat(40),
    guestName: 'Очень длинное имя '.repeat(5),
    address: 'bd. '.repeat(40),
    comment: '面🍕 '.repeat(60),
    promisedAt: order.createdAt,
    lines: [
      {
        name: 'Ы'.repeat(120),
        count: 999,
        options: ['Щ'.repeat(90), '面'.repeat(70)],
        note: '面🍕 '.repeat(30),
        unitPriceMinor: 999_999_999,
      },
      { name: '', count: 1, ...plain, unitPriceMinor: 0 },
      { name: '面'.repeat(60), count: 12, ...plain, unitPriceMinor: 1 },
    ],
    totalMinor: 99_999_999_999,
  };
  const cases = paperWidths.flatMap((paper) =>
    (['delivery', 'in_place'] as const).map((orderType) => [paper, orderType] as const),
  );
  it.each(cases)('%s mm, %s', (paper, orderType) => {
    const shown = { ...long, orderType };
    const mark = 'Очень длинная пометка сверху';
    const station = 'гриль '.repeat(20);
    for (const { text, style } of [
      ...kitchenTicket(shown, { paper, words, mark, station }),
      ...bill(shown, { paper, words, mark, pubName: 'La Nuc '.repeat(9) }),
      ...canceledTicket(shown, { paper, words, mark, station, title: 'ОТМЕНЁН ВОВСЕ' }),
    ]) {
      expect(cellsOf(text) * cellFactor(style), text).toBeLessThanOrEqual(lineCells[paper]);
    }
  });
});
