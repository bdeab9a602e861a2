import type { Texts } from '../languages/languages.ts';

/** On the page of one order: how it stands, what that means for its guest, and what is asked of them. */
export const orderStatusTexts = {
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
  'guest.order.hint_not_handled_later': {
    en: 'It waits for an answer. If the venue is closed now, it answers once it is open. This page follows by itself.',
    ro: 'Așteaptă un răspuns. Dacă localul este închis acum, răspunde când se deschide. Pagina se actualizează singură.',
    ru: 'Он ждёт ответа. Если заведение сейчас закрыто, оно ответит, когда откроется. Страница обновляется сама.',
  },
  'guest.order.for_time': {
    en: 'For {{when}}',
    ro: 'Pentru {{when}}',
    ru: 'Когда: {{when}}',
  },
  'guest.order.now_ahead': {
    en: 'Your order is accepted',
    ro: 'Comanda a fost acceptată',
    ru: 'Заказ принят',
  },
  'guest.order.hint_ahead': {
    en: 'The kitchen begins with it at {{time}}.',
    ro: 'Bucătăria începe s-o pregătească la {{time}}.',
    ru: 'Кухня начнёт его готовить в {{time}}.',
  },
  'guest.order.now_missing': {
    en: 'The kitchen needs your answer',
    ro: 'Bucătăria așteaptă răspunsul dumneavoastră',
    ru: 'Кухня ждёт вашего решения',
  },
  'guest.order.missing': {
    en: 'The kitchen has run out of: {{dishes}}',
    ro: 'La bucătărie s-a terminat: {{dishes}}',
    ru: 'На кухне закончилось: {{dishes}}',
  },
  'guest.order.missing_choices': {
    en: '{{dish}} (no {{choices}})',
    ro: '{{dish}} (fără {{choices}})',
    ru: '{{dish}} (нет: {{choices}})',
  },
  'guest.order.missing_question': {
    en: 'Leave it out, or cancel the order?',
    ro: 'Facem comanda fără sau o anulați?',
    ru: 'Приготовить без этого или отменить заказ?',
  },
  'guest.order.missing_all': {
    en: 'Nothing else is in the order. Cancel it, or call the venue: it may offer something instead.',
    ro: 'În comandă nu mai rămâne nimic. Anulați-o sau sunați localul: poate are altceva.',
    ru: 'Больше в заказе ничего нет. Отмените его или позвоните в заведение: возможно, есть замена.',
  },
  'guest.order.leave_out': {
    en: 'Leave it out',
    ro: 'Fără acestea',
    ru: 'Приготовить без этого',
  },
  'guest.order.then_total': {
    en: 'total then {{total}}',
    ro: 'totalul va fi {{total}}',
    ru: 'итого будет {{total}}',
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
  'guest.order.step_accepted': { en: 'Accepted', ro: 'Acceptată', ru: 'Принят' },
  'guest.order.step_preparing': { en: 'Being cooked', ro: 'Se pregătește', ru: 'Готовится' },
  'guest.order.step_at_courier': { en: 'With the courier', ro: 'La curier', ru: 'У курьера' },
  'guest.order.step_completed_delivery': { en: 'Delivered', ro: 'Livrată', ru: 'Доставлен' },
  'guest.order.step_completed_in_place': { en: 'Served', ro: 'Servită', ru: 'Подан' },
  'guest.order.step_completed_pick_up': { en: 'Collected', ro: 'Ridicată', ru: 'Получен' },
  'guest.order.step_canceled': { en: 'Canceled', ro: 'Anulată', ru: 'Отменён' },
} as const satisfies Texts;

/** The ready board at a pub's counter. */
export const boardTexts = {
  'guest.board.title': {
    en: 'Ready board',
    ro: 'Panoul comenzilor gata',
    ru: 'Табло готовых заказов',
  },
  'guest.board.preparing': { en: 'Being prepared', ro: 'Se pregătesc', ru: 'Готовятся' },
  'guest.board.ready': { en: 'Ready', ro: 'Gata', ru: 'Готовы' },
  'guest.board.lost': {
    en: 'No connection since {{time}}, the numbers may be old',
    ro: 'Fără conexiune de la {{time}}, numerele pot fi vechi',
    ru: 'Нет связи с {{time}}, номера могли устареть',
  },
  'guest.board.needs_script': {
    en: 'This browser runs no scripts: the numbers do not follow the orders.',
    ro: 'Acest browser nu rulează scripturi: numerele nu se actualizează.',
    ru: 'В этом браузере отключены скрипты: номера не обновляются.',
  },
} as const satisfies Texts;
