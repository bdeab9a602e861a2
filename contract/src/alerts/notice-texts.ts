import type { Texts } from '../languages/languages.ts';

/** The alerts of a device whose page is closed. Only the server uses these texts: they are in no translation file. */
export const noticeTexts = {
  title_in_place: {
    en: 'Order #{{number}} · table {{table}} · {{total}}',
    ro: 'Comanda #{{number}} · masa {{table}} · {{total}}',
    ru: 'Заказ #{{number}} · столик {{table}} · {{total}}',
  },
  title_delivery: {
    en: 'Order #{{number}} · delivery · {{total}}',
    ro: 'Comanda #{{number}} · livrare · {{total}}',
    ru: 'Заказ #{{number}} · доставка · {{total}}',
  },
  title_pick_up: {
    en: 'Order #{{number}} · pick-up · {{total}}',
    ro: 'Comanda #{{number}} · ridicare · {{total}}',
    ru: 'Заказ #{{number}} · самовывоз · {{total}}',
  },
  body: {
    en: {
      one: '{{pub}}: nobody has opened it for {{count}} second',
      other: '{{pub}}: nobody has opened it for {{count}} seconds',
    },
    ro: {
      one: '{{pub}}: nimeni nu a deschis-o de {{count}} secundă',
      few: '{{pub}}: nimeni nu a deschis-o de {{count}} secunde',
      other: '{{pub}}: nimeni nu a deschis-o de {{count}} de secunde',
    },
    ru: {
      one: '{{pub}}: его никто не открыл уже {{count}} секунду',
      few: '{{pub}}: его никто не открыл уже {{count}} секунды',
      many: '{{pub}}: его никто не открыл уже {{count}} секунд',
      other: '{{pub}}: его никто не открыл уже {{count}} секунды',
    },
  },
  body_accepted: {
    en: '{{pub}}: accepted by itself, nobody has seen it yet',
    ro: '{{pub}}: acceptată automat, nimeni nu a văzut-o încă',
    ru: '{{pub}}: принят автоматически, его ещё никто не видел',
  },
  rehearsal: {
    en: 'Rehearsal. {{pub}}: do not cook it',
    ro: 'Repetiție. {{pub}}: nu o pregătiți',
    ru: 'Репетиция. {{pub}}: не готовьте его',
  },
  unheard_title: {
    en: 'Nobody would hear an order',
    ro: 'Nimeni nu ar auzi o comandă',
    ru: 'Заказ никто не услышит',
  },
  unheard_body: {
    en: '{{pub}} takes orders now. Open the desk and switch the bell on.',
    ro: '{{pub}} primește comenzi acum. Deschideți ecranul comenzilor și porniți clopoțelul.',
    ru: '{{pub}} сейчас принимает заказы. Откройте экран заказов и включите звонок.',
  },
  test_title: { en: 'Test alert', ro: 'Alertă de probă', ru: 'Проверка оповещения' },
  test_body: {
    en: '{{pub}}: unopened orders will be shown like this',
    ro: '{{pub}}: așa vor apărea comenzile nedeschise',
    ru: '{{pub}}: так будут показаны неоткрытые заказы',
  },
} as const satisfies Texts;

/**
 * The pushes to a guest, beside the texts of the order's page. Only the server uses them: they are in no translation
 * file.
 */
export const guestNoticeTexts = {
  accepted: {
    en: 'Your order is accepted',
    ro: 'Comanda a fost acceptată',
    ru: 'Заказ принят',
  },
  another_time: {
    en: 'Another time for your order',
    ro: 'Altă oră pentru comandă',
    ru: 'У заказа другое время',
  },
  missing: {
    en: 'Something of your order has run out',
    ro: 'Ceva din comandă s-a terminat',
    ru: 'Что-то из заказа закончилось',
  },
  missing_hint: {
    en: 'Press to say what to do: without it, or cancel.',
    ro: 'Apăsați ca să alegeți: fără acel preparat sau anulați.',
    ru: 'Нажмите и выберите: без этого блюда или отменить.',
  },
  on_the_way: {
    en: 'Your order is on its way',
    ro: 'Comanda este pe drum',
    ru: 'Заказ в пути',
  },
} as const satisfies Texts;
