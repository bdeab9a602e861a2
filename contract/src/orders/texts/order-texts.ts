import type { Texts } from '../../languages/languages.ts';
import { laterTexts } from '../../later/texts.ts';
import { orderAlertTexts } from './alert-texts.ts';
import { cancelTexts } from './cancel-texts.ts';
import { changeTexts } from './change-texts.ts';
import { orderCourierTexts } from './courier-texts.ts';
import { deskTexts } from './desk-texts.ts';
import { kitchenTexts } from './kitchen-texts.ts';
import { editingTexts } from './editing-texts.ts';
import { promiseTexts } from './promise-texts.ts';
import { reductionTexts } from './reduction-texts.ts';
import { refuseSeveralTexts } from './refuse-several-texts.ts';
import { slipTexts } from './slip-texts.ts';
import { ticketTexts } from './ticket-texts.ts';
import { waiterTexts } from './waiter-texts.ts';
import { whyTexts } from '../why/texts.ts';

/** The mark of a rehearsal order on every screen, and its own button. */
const rehearsalTexts = {
  'orders.rehearsal': { en: 'Rehearsal', ro: 'Repetiție', ru: 'Репетиция' },
  'orders.rehearsal_hint': {
    en: 'The venue has sent this order to itself. Do not cook it.',
    ro: 'Localul și-a trimis singur această comandă. Nu o pregătiți.',
    ru: 'Заведение само отправило себе этот заказ. Не готовьте его.',
  },
  'orders.send_rehearsal': {
    en: 'Send a rehearsal',
    ro: 'Trimite o repetiție',
    ru: 'Отправить репетицию',
  },
  'orders.open_rehearsal': {
    en: 'Open the rehearsal',
    ro: 'Deschide repetiția',
    ru: 'Открыть репетицию',
  },
} as const satisfies Texts;

export const orderTexts = {
  ...orderAlertTexts,
  ...cancelTexts,
  ...changeTexts,
  ...deskTexts,
  ...orderCourierTexts,
  ...editingTexts,
  ...kitchenTexts,
  ...laterTexts,
  ...promiseTexts,
  ...reductionTexts,
  ...refuseSeveralTexts,
  ...rehearsalTexts,
  ...slipTexts,
  ...ticketTexts,
  ...waiterTexts,
  ...whyTexts,
  'orders.order_number': {
    en: 'Order {{number}}',
    ro: 'Comanda {{number}}',
    ru: 'Заказ {{number}}',
  },
  'orders.status_not_handled': { en: 'Not handled', ro: 'Fără răspuns', ru: 'Без ответа' },
  'orders.status_handled': { en: 'Seen', ro: 'Văzută', ru: 'Просмотрен' },
  'orders.status_preparing': { en: 'Preparing', ro: 'Se pregătește', ru: 'Готовится' },
  'orders.status_at_courier': { en: 'At courier', ro: 'La curier', ru: 'У курьера' },
  'orders.status_completed': { en: 'Completed', ro: 'Finalizată', ru: 'Завершён' },
  'orders.status_canceled': { en: 'Canceled', ro: 'Anulată', ru: 'Отменён' },
  'orders.status': { en: 'Status', ro: 'Starea', ru: 'Статус' },
  'orders.set_to': {
    en: 'Order {{number}}: {{status}}',
    ro: 'Comanda {{number}}: {{status}}',
    ru: 'Заказ {{number}}: {{status}}',
  },
  'orders.table': { en: 'Table {{table}}', ro: 'Masa {{table}}', ru: 'Столик {{table}}' },
  'orders.at_the_table': { en: 'At the table', ro: 'La masă', ru: 'За столиком' },
  'orders.pick_up': { en: 'Pick-up', ro: 'Ridicare', ru: 'Самовывоз' },
  'orders.delivery': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'orders.not_found': {
    en: 'This venue has no such order',
    ro: 'Acest local nu are o astfel de comandă',
    ru: 'В этом заведении нет такого заказа',
  },

  'orders.to_orders': { en: 'To the orders', ro: 'La comenzi', ru: 'К заказам' },
  'orders.prepared': { en: 'Ready for pickup', ro: 'Gata de ridicat', ru: 'Готов к выдаче' },
  'orders.not_prepared': {
    en: 'Not ready for pickup',
    ro: 'Încă nu e gata de ridicat',
    ru: 'Ещё не готов к выдаче',
  },

  'orders.address': { en: 'Where to', ro: 'Unde', ru: 'Куда' },
  'orders.town': { en: 'Town', ro: 'Localitatea', ru: 'Населённый пункт' },
  'orders.zone': { en: 'Zone', ro: 'Zona', ru: 'Зона' },
  'orders.full_address': { en: 'Address', ro: 'Adresa', ru: 'Адрес' },
  'orders.main_phone': { en: 'Phone', ro: 'Telefon', ru: 'Телефон' },
  'orders.second_phone': { en: 'Second phone', ro: 'Al doilea telefon', ru: 'Второй телефон' },
  'orders.payment': { en: 'Payment', ro: 'Plata', ru: 'Оплата' },
  'orders.payment_cash': { en: 'Cash', ro: 'Numerar', ru: 'Наличные' },
  'orders.payment_card_offline': {
    en: 'Card to the courier',
    ro: 'Card la curier',
    ru: 'Карта курьеру',
  },
  'orders.payment_not_proceeded': {
    en: 'Not proceeded',
    ro: 'Neefectuată',
    ru: 'Не проведена',
  },
  'orders.dishes': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'orders.changed_elsewhere': {
    en: 'Changed elsewhere:',
    ro: 'Schimbat în altă parte:',
    ru: 'Изменено не здесь:',
  },
  'orders.set_meanwhile': {
    en: 'Meanwhile: “{{status}}”.',
    ro: 'Între timp: „{{status}}”.',
    ru: 'Тем временем: «{{status}}».',
  },
  'orders.canceled_meanwhile_by_guest': {
    en: 'The guest has canceled this order.',
    ro: 'Oaspetele a anulat comanda.',
    ru: 'Гость отменил этот заказ.',
  },
  'orders.canceled_meanwhile_by_system': {
    en: 'Nobody answered in time: the order was canceled automatically.',
    ro: 'Nimeni nu a răspuns la timp: comanda a fost anulată automat.',
    ru: 'Никто не ответил вовремя: заказ отменён автоматически.',
  },
  'orders.set_anyway': {
    en: 'Set “{{status}}” anyway',
    ro: 'Totuși „{{status}}”',
    ru: 'Всё равно «{{status}}»',
  },
  'orders.not_loaded': {
    en: 'The orders did not load: there is no connection. It is tried again every few seconds.',
    ro: 'Comenzile nu s-au încărcat: nu există conexiune. Se încearcă din nou la fiecare câteva secunde.',
    ru: 'Заказы не загрузились: нет связи. Пробуем каждые несколько секунд.',
  },
  'orders.dish_total': { en: 'Dishes', ro: 'Preparate', ru: 'Блюда' },
  'orders.commission': {
    en: 'Commission {{percent}} %',
    ro: 'Comision {{percent}} %',
    ru: 'Комиссия {{percent}} %',
  },
  'orders.delivery_price': { en: 'Delivery', ro: 'Livrare', ru: 'Доставка' },
  'orders.final_price': {
    en: 'Of this without commission',
    ro: 'Din care fără comision',
    ru: 'Из них без комиссии',
  },
  'orders.client_total': { en: 'Guest pays', ro: 'Plătește oaspetele', ru: 'Платит гость' },
  'orders.total': { en: 'Total', ro: 'Total', ru: 'Итого' },
  'orders.guest_language': {
    en: 'The guest reads {{language}}',
    ro: 'Oaspetele citește în {{language}}',
    ru: 'Язык гостя: {{language}}',
  },
  'orders.comments': { en: 'Comment', ro: 'Comentariu', ru: 'Комментарий' },
  'orders.history': { en: 'History', ro: 'Istoric', ru: 'История' },
  'orders.edited_dishes': {
    en: 'Dishes changed',
    ro: 'Preparate schimbate',
    ru: 'Блюда изменены',
  },
  'orders.edited_promise': {
    en: 'Promised time changed',
    ro: 'Ora promisă schimbată',
    ru: 'Обещанное время изменено',
  },
  'orders.edited_delivery_price': {
    en: 'Delivery price changed',
    ro: 'Prețul livrării schimbat',
    ru: 'Цена доставки изменена',
  },
  'orders.edited_release': {
    en: 'Taken from the courier',
    ro: 'Luată de la curier',
    ru: 'Снят с курьера',
  },
  'orders.idle_minutes': {
    en: 'nothing happened for {{minutes}} min',
    ro: 'nu s-a întâmplat nimic timp de {{minutes}} min',
    ru: '{{minutes}} мин ничего не происходило',
  },
  'orders.by_guest': { en: 'guest', ro: 'oaspete', ru: 'гость' },
  'orders.by_company': { en: 'venue', ro: 'local', ru: 'заведение' },
  'orders.by_chat': {
    en: 'venue, in Telegram',
    ro: 'local, în Telegram',
    ru: 'заведение, в Telegram',
  },
  'orders.by_courier': { en: 'courier', ro: 'curier', ru: 'курьер' },
  'orders.by_admin': { en: 'platform', ro: 'platformă', ru: 'платформа' },
  'orders.by_system': { en: 'automatic', ro: 'automat', ru: 'автоматически' },
} as const satisfies Texts;
