import type { Texts } from '../languages/languages.ts';

/** The page of one order for its guest. */
export const orderPageTexts = {
  'guest.order.title': {
    en: 'Order {{number}}, {{pub}}',
    ro: 'Comanda {{number}}, {{pub}}',
    ru: 'Заказ {{number}}, {{pub}}',
  },
  'guest.order.number': { en: 'Order number', ro: 'Numărul comenzii', ru: 'Номер заказа' },
  'guest.order.now_not_handled': {
    en: 'The order has been sent to the venue',
    ro: 'Comanda a fost trimisă localului',
    ru: 'Заказ отправлен в заведение',
  },
  'guest.order.hint_not_handled': {
    en: 'It has arrived there and waits for an answer. This page follows by itself.',
    ro: 'A ajuns acolo și așteaptă un răspuns. Pagina se actualizează singură.',
    ru: 'Он пришёл туда и ждёт ответа. Страница обновляется сама.',
  },
  'guest.order.now_preparing': {
    en: 'Your order is being cooked',
    ro: 'Comanda se pregătește',
    ru: 'Заказ готовится',
  },
  'guest.order.hint_preparing': {
    en: 'The kitchen is on it.',
    ro: 'Bucătăria lucrează la ea.',
    ru: 'Кухня уже занята им.',
  },
  'guest.order.hint_courier_found': {
    en: 'The courier is on the way to the venue.',
    ro: 'Curierul se îndreaptă spre local.',
    ru: 'Курьер едет в заведение.',
  },
  'guest.order.ready_about': {
    en: 'Ready about {{time}}',
    ro: 'Gata pe la {{time}}',
    ru: 'Готов примерно к {{time}}',
  },
  'guest.order.with_you': {
    en: 'With you {{from}} to {{to}}',
    ro: 'Ajunge între {{from}} și {{to}}',
    ru: 'У вас с {{from}} до {{to}}',
  },
  'guest.order.later_too_busy': {
    en: 'Later than promised: the venue has many orders now.',
    ro: 'Mai târziu decât s-a promis: localul are acum multe comenzi.',
    ru: 'Позже, чем обещали: сейчас много заказов.',
  },
  'guest.order.later_takes_longer': {
    en: 'Later than promised: cooking takes longer.',
    ro: 'Mai târziu decât s-a promis: gătitul durează mai mult.',
    ru: 'Позже, чем обещали: готовится дольше.',
  },
  'guest.order.later_courier_is_late': {
    en: 'Later than promised: the courier is delayed.',
    ro: 'Mai târziu decât s-a promis: curierul întârzie.',
    ru: 'Позже, чем обещали: курьер задерживается.',
  },
  'guest.order.later_by_guest': {
    en: 'Moved to a later time as you asked.',
    ro: 'Mutată mai târziu, la cererea dumneavoastră.',
    ru: 'Перенесён на позже по вашей просьбе.',
  },
  'guest.order.now_prepared': {
    en: 'Your order is ready',
    ro: 'Comanda este gata',
    ru: 'Заказ готов',
  },
  'guest.order.hint_prepared_delivery': {
    en: 'It only waits for the courier.',
    ro: 'Mai așteaptă doar curierul.',
    ru: 'Осталось дождаться курьера.',
  },
  'guest.order.hint_prepared_in_place': {
    en: 'It is about to be brought to your table.',
    ro: 'Imediat este adusă la masa dumneavoastră.',
    ru: 'Сейчас его принесут к вашему столику.',
  },
  'guest.order.hint_prepared_pick_up': {
    en: 'Number {{number}}: come and collect it.',
    ro: 'Numărul {{number}}: veniți s-o ridicați.',
    ru: 'Номер {{number}}: приходите и забирайте.',
  },
  'guest.order.now_at_courier': {
    en: 'The courier is on the way',
    ro: 'Curierul este pe drum',
    ru: 'Курьер уже в пути',
  },
  'guest.order.hint_at_courier': {
    en: 'Please keep your phone near.',
    ro: 'Țineți telefonul aproape.',
    ru: 'Держите телефон под рукой.',
  },
  'guest.order.now_completed_delivery': {
    en: 'Delivered. Enjoy your meal!',
    ro: 'Livrată. Poftă bună!',
    ru: 'Доставлено. Приятного аппетита!',
  },
  'guest.order.now_completed_in_place': {
    en: 'Served. Enjoy your meal!',
    ro: 'Servită. Poftă bună!',
    ru: 'Подано. Приятного аппетита!',
  },
  'guest.order.now_completed_pick_up': {
    en: 'Collected. Enjoy your meal!',
    ro: 'Ridicată. Poftă bună!',
    ru: 'Получено. Приятного аппетита!',
  },
  'guest.order.now_canceled': {
    en: 'The order was canceled',
    ro: 'Comanda a fost anulată',
    ru: 'Заказ отменён',
  },
  'guest.order.hint_canceled': {
    en: 'Call the venue if this is a surprise.',
    ro: 'Sunați localul dacă este o surpriză.',
    ru: 'Позвоните в заведение, если это неожиданность.',
  },
  'guest.order.canceled_too_busy': {
    en: 'The venue has more orders than it can cook now. Please try again later.',
    ro: 'Localul are acum mai multe comenzi decât poate găti. Încercați mai târziu.',
    ru: 'Сейчас заказов больше, чем заведение успевает готовить. Попробуйте позже.',
  },
  'guest.order.canceled_sold_out': {
    en: 'Something you ordered is sold out. You can order something else.',
    ro: 'Ceva din ce ați comandat s-a terminat. Puteți comanda altceva.',
    ru: 'Что-то из заказанного закончилось. Вы можете заказать другое.',
  },
  'guest.order.sold_out': {
    en: 'Sold out: {{dishes}}',
    ro: 'S-a terminat: {{dishes}}',
    ru: 'Закончилось: {{dishes}}',
  },
  'guest.order.again_without': {
    en: 'Order the rest again',
    ro: 'Comandă restul din nou',
    ru: 'Заказать остальное',
  },
  'guest.order.canceled_no_delivery_there': {
    en: 'It cannot be delivered to your address.',
    ro: 'La adresa dumneavoastră nu se poate livra.',
    ru: 'По вашему адресу доставить нельзя.',
  },
  'guest.order.canceled_closing': {
    en: 'The venue is closing. Please order again when it is open.',
    ro: 'Localul se închide. Comandați din nou când este deschis.',
    ru: 'Заведение закрывается. Закажите снова, когда оно откроется.',
  },
  'guest.order.canceled_not_reached': {
    en: 'You could not be reached. Please check the phone number when you order again.',
    ro: 'Nu s-a putut lua legătura cu dumneavoastră. La următoarea comandă, verificați telefonul.',
    ru: 'С вами не удалось связаться. Когда будете заказывать снова, проверьте номер телефона.',
  },
  'guest.order.canceled_by_guest': {
    en: 'It was canceled as you asked.',
    ro: 'A fost anulată la cererea dumneavoastră.',
    ru: 'Он отменён по вашей просьбе.',
  },
  'guest.order.canceled_not_answered': {
    en: 'The venue did not answer in time. Please try again later.',
    ro: 'Localul nu a răspuns la timp. Încercați mai târziu.',
    ru: 'Заведение не ответило вовремя. Попробуйте позже.',
  },
  'guest.order.canceled_other': {
    en: 'The reason: “{{text}}”',
    ro: 'Motivul: „{{text}}”',
    ru: 'Причина: «{{text}}»',
  },
  'guest.order.canceled_call': {
    en: 'Questions? Call the venue:',
    ro: 'Aveți întrebări? Sunați localul:',
    ru: 'Есть вопросы? Позвоните в заведение:',
  },
  'guest.order.unanswered': {
    en: 'Nobody has answered yet.',
    ro: 'Încă nu a răspuns nimeni.',
    ru: 'Пока никто не ответил.',
  },
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
  'guest.order.answered_handled': {
    en: 'The venue has already seen the order.',
    ro: 'Localul a văzut deja comanda.',
    ru: 'Заведение уже увидело заказ.',
  },
  'guest.order.answered': {
    en: 'The venue has already accepted the order.',
    ro: 'Localul a acceptat deja comanda.',
    ru: 'Заведение уже приняло заказ.',
  },
  'guest.order.answered_call': {
    en: 'To cancel it, call:',
    ro: 'Ca să o anulați, sunați:',
    ru: 'Чтобы отменить его, позвоните:',
  },
  'guest.order.step_not_handled': { en: 'Sent', ro: 'Trimisă', ru: 'Отправлен' },
  'guest.order.step_preparing': { en: 'Being cooked', ro: 'Se pregătește', ru: 'Готовится' },
  'guest.order.step_at_courier': { en: 'With the courier', ro: 'La curier', ru: 'У курьера' },
  'guest.order.step_completed_delivery': { en: 'Delivered', ro: 'Livrată', ru: 'Доставлен' },
  'guest.order.step_completed_in_place': { en: 'Served', ro: 'Servită', ru: 'Подан' },
  'guest.order.step_completed_pick_up': { en: 'Collected', ro: 'Ridicată', ru: 'Получен' },
  'guest.order.step_canceled': { en: 'Canceled', ro: 'Anulată', ru: 'Отменён' },
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
