import type { Texts } from '../languages/languages.ts';

/** On the page of one order: its facts and what its guest can do. How it stands: `order-status-texts.ts`. */
export const orderPageTexts = {
  'guest.order.title': {
    en: 'Order {{number}}, {{pub}}',
    ro: 'Comanda {{number}}, {{pub}}',
    ru: 'Заказ {{number}}, {{pub}}',
  },
  'guest.order.number': { en: 'Order number', ro: 'Numărul comenzii', ru: 'Номер заказа' },
  'guest.order.call_pub': {
    en: 'Call {{pub}}',
    ro: 'Sună la „{{pub}}”',
    ru: 'Позвонить в «{{pub}}»',
  },
  'guest.order.withdraw': {
    en: 'Withdraw the order',
    ro: 'Anulează comanda',
    ru: 'Отменить заказ',
  },
  'guest.order.withdraw_question': {
    en: 'Withdraw the order?',
    ro: 'Anulați comanda?',
    ru: 'Отменить заказ?',
  },
  'guest.order.withdraw_yes': { en: 'Yes, withdraw', ro: 'Da, anulez', ru: 'Да, отменить' },
  'guest.order.withdraw_keep': { en: 'Keep it', ro: 'Nu, o păstrez', ru: 'Оставить' },
  'guest.order.withdraw_failed': {
    en: 'That did not work. Check the connection and try again.',
    ro: 'Nu a reușit. Verificați internetul și încercați din nou.',
    ru: 'Не получилось. Проверьте интернет и попробуйте ещё раз.',
  },
  'guest.order.rehearsal': {
    en: 'Rehearsal: nobody cooks this order',
    ro: 'Repetiție: comanda nu se gătește',
    ru: 'Репетиция: заказ не готовят',
  },
  'guest.order.progress': { en: 'Progress', ro: 'Etape', ru: 'Этапы' },
  'guest.order.table': { en: 'Table {{table}}', ro: 'Masa {{table}}', ru: 'Столик {{table}}' },
  'guest.order.delivery': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'guest.order.pick_up': { en: 'You collect it', ro: 'Ridicare din local', ru: 'Самовывоз' },
  'guest.order.address': { en: 'Address', ro: 'Adresa', ru: 'Адрес' },
  'guest.order.usual_time': { en: 'Usual time', ro: 'De obicei', ru: 'Обычно' },
  'guest.order.usual_minutes': {
    en: '{{from}} to {{to}} minutes',
    ro: '{{from}}–{{to}} de minute',
    ru: '{{from}}–{{to}} минут',
  },
  'guest.order.ready_at': { en: 'Cooked by', ro: 'Gata la', ru: 'Готов к' },
  'guest.order.courier': { en: 'Courier', ro: 'Curierul', ru: 'Курьер' },
  'guest.order.courier_seen': {
    en: {
      one: '{{distance}} away, seen a minute ago',
      other: '{{distance}} away, seen {{count}} minutes ago',
    },
    ro: {
      one: 'La {{distance}} de dumneavoastră, acum un minut',
      few: 'La {{distance}} de dumneavoastră, acum {{count}} minute',
      other: 'La {{distance}} de dumneavoastră, acum {{count}} de minute',
    },
    ru: {
      one: 'До вас {{distance}}, {{count}} минуту назад',
      few: 'До вас {{distance}}, {{count}} минуты назад',
      many: 'До вас {{distance}}, {{count}} минут назад',
      other: 'До вас {{distance}}, {{count}} минуты назад',
    },
  },
  'guest.order.courier_now': {
    en: '{{distance}} away, seen just now',
    ro: 'La {{distance}} de dumneavoastră, chiar acum',
    ru: 'До вас {{distance}}, только что',
  },
  'guest.order.near': {
    en: 'less than 100 m',
    ro: 'mai puțin de 100 m',
    ru: 'меньше 100 м',
  },
  'guest.order.comment': { en: 'Your comment', ro: 'Comentariul', ru: 'Комментарий' },
  'guest.order.avoids': { en: 'What you avoid', ro: 'Ce evitați', ru: 'Вам нельзя' },
  'guest.order.avoids_sent': {
    en: 'The venue has it.',
    ro: 'Localul a primit.',
    ru: 'Заведение это получило.',
  },
  'guest.order.avoids_seen': {
    en: 'The kitchen has confirmed it.',
    ro: 'Bucătăria a confirmat.',
    ru: 'Кухня это подтвердила.',
  },
  'guest.order.delivery_free': { en: 'free', ro: 'gratuită', ru: 'бесплатно' },
  'guest.order.dishes': { en: 'Ordered', ro: 'Ați comandat', ru: 'Вы заказали' },
  'guest.order.dish_total': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'guest.order.deposit': {
    en: 'Packaging deposit',
    ro: 'Garanție ambalaj',
    ru: 'Залог за тару',
  },
  'guest.order.discount': { en: 'Discount', ro: 'Reducere', ru: 'Скидка' },
  'guest.order.comp': { en: 'On the house', ro: 'Din partea casei', ru: 'За счёт заведения' },
  'guest.order.comp_count': {
    en: '{{count}} on the house',
    ro: '{{count}} din partea casei',
    ru: '{{count}} за счёт заведения',
  },
  'guest.order.total': { en: 'Total', ro: 'Total', ru: 'Итого' },
  'guest.order.pay_cash': {
    en: 'In cash, to the courier',
    ro: 'Numerar, la curier',
    ru: 'Наличными курьеру',
  },
  'guest.order.change_from': {
    en: 'Change from {{from}}: {{change}}',
    ro: 'Rest de la {{from}}: {{change}}',
    ru: 'Сдача с {{from}}: {{change}}',
  },
  'guest.order.change_from_less': {
    en: 'You wanted to pay with {{from}}: the order now costs more',
    ro: 'Ați vrut să plătiți cu {{from}}: comanda costă acum mai mult',
    ru: 'Вы хотели заплатить {{from}}: заказ теперь стоит больше',
  },
  'guest.order.pay_card': {
    en: 'By card, to the courier',
    ro: 'Cu cardul, la curier',
    ru: 'Картой курьеру',
  },
  'guest.order.handover_code': {
    en: 'Tell the courier this code',
    ro: 'Spuneți-i curierului acest cod',
    ru: 'Назовите курьеру этот код',
  },
  'guest.order.call': { en: 'Call the venue', ro: 'Sună localul', ru: 'Позвонить в заведение' },
  'guest.order.again': { en: 'Order again', ro: 'Comandă din nou', ru: 'Заказать снова' },
  'guest.order.another_round': { en: 'Another round', ro: 'Încă un rând', ru: 'Ещё раз то же' },
  'guest.order.back_to_menu': {
    en: 'Back to the menu',
    ro: 'Înapoi la meniu',
    ru: 'Вернуться в меню',
  },
  'guest.order.live': {
    en: 'Follows live',
    ro: 'Se actualizează în direct',
    ru: 'Обновляется само',
  },
  'guest.order.pub_clock': {
    en: 'All times here are the venue’s.',
    ro: 'Toate orele sunt cele ale localului.',
    ru: 'Всё время указано по часам заведения.',
  },
  'guest.order.offline': {
    en: 'No connection, trying again',
    ro: 'Fără conexiune, se încearcă din nou',
    ru: 'Нет связи, пробуем снова',
  },
} as const satisfies Texts;
