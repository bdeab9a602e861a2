import type { Text } from '../languages/languages.ts';

/** The refusals of an order, of a change of it or of a delivery. */
export const orderTexts = {
  'errors.order_not_found': {
    en: 'Order not found',
    ro: 'Comanda nu a fost găsită',
    ru: 'Заказ не найден',
  },
  'errors.order_is_already_reserved': {
    en: 'Another courier has already taken this order',
    ro: 'Alt curier a luat deja această comandă',
    ru: 'Этот заказ уже взял другой курьер',
  },
  'errors.order_is_not_available': {
    en: 'This order is no longer available',
    ro: 'Această comandă nu mai este disponibilă',
    ru: 'Этот заказ больше не доступен',
  },
  'errors.handover_code_is_required': {
    en: 'Ask the guest for the two digits on their order’s page',
    ro: 'Cereți oaspetelui cele două cifre de pe pagina comenzii',
    ru: 'Спросите у гостя две цифры со страницы заказа',
  },
  'errors.handover_code_is_wrong': {
    en: 'The code is wrong. Ask the guest once more.',
    ro: 'Codul este greșit. Întrebați oaspetele încă o dată.',
    ru: 'Код неверный. Спросите гостя ещё раз.',
  },
  'errors.handover_is_locked': {
    en: 'Three wrong codes: call the venue, it can complete the order',
    ro: 'Trei coduri greșite: sunați localul, el poate finaliza comanda',
    ru: 'Три неверных кода: позвоните в заведение, оно может завершить заказ',
  },
  'errors.second_order_does_not_fit': {
    en: 'It does not fit with the order that you have: one of the guests would wait too long',
    ro: 'Nu se potrivește cu comanda pe care o aveți: un oaspete ar aștepta prea mult',
    ru: 'Не сочетается с вашим заказом: кому-то из гостей пришлось бы ждать слишком долго',
  },
  'errors.coming_too_often': {
    en: 'No more time can be had: pick the order up, or give it back',
    ro: 'Mai mult timp nu se poate: ridicați comanda sau renunțați la ea',
    ru: 'Больше времени нет: заберите заказ или откажитесь от него',
  },
  'errors.order_is_finished': {
    en: 'This order is already finished',
    ro: 'Această comandă este deja finalizată',
    ru: 'Этот заказ уже завершён',
  },
  'errors.order_changed_meanwhile': {
    en: 'The order has just changed. Look again and repeat.',
    ro: 'Comanda tocmai s-a schimbat. Verificați și repetați.',
    ru: 'Заказ только что изменился. Проверьте и повторите.',
  },
  'errors.cancel_reason_does_not_fit': {
    en: 'Only a canceled order has a reason, and only “other” has words.',
    ro: 'Doar o comandă anulată are un motiv, și doar „alt motiv” are text.',
    ru: 'Причина бывает только у отменённого заказа, а текст — только у «другой причины».',
  },
  'errors.sold_out_dishes_are_required': {
    en: 'Choose what is sold out: the guest will read it.',
    ro: 'Alegeți ce s-a terminat: oaspetele va citi.',
    ru: 'Выберите, что закончилось: гость это прочитает.',
  },
  'errors.dish_is_not_in_order': {
    en: 'One of these dishes is no longer in the order.',
    ro: 'Unul dintre aceste preparate nu mai este în comandă.',
    ru: 'Одного из этих блюд в заказе больше нет.',
  },
  'errors.choice_is_not_in_order': {
    en: 'One of these choices is no longer in the order.',
    ro: 'Una dintre aceste variante nu mai este în comandă.',
    ru: 'Одного из этих вариантов в заказе больше нет.',
  },
  'errors.promise_reason_is_required': {
    en: 'Choose why the order will be later: the guest will read it.',
    ro: 'Alegeți de ce comanda va fi mai târziu: oaspetele va citi.',
    ru: 'Выберите, почему заказ будет позже: гость это прочитает.',
  },
  'errors.cancel_text_is_required': {
    en: 'Write why: the guest will read it.',
    ro: 'Scrieți de ce: oaspetele va citi.',
    ru: 'Напишите почему: гость это прочитает.',
  },
  'errors.order_has_another_currency': {
    en: 'The venue’s prices are in another currency now than this order. Nothing new can be priced in it; its dishes can still be deleted or change their number.',
    ro: 'Prețurile localului sunt acum în altă valută decât comanda. Nu i se poate adăuga nimic la preț nou; preparatele ei se pot șterge, iar cantitatea lor se poate modifica.',
    ru: 'Цены заведения теперь не в той валюте, что этот заказ. Новое по новой цене к нему не добавить; его блюда можно удалить или изменить их количество.',
  },
  'errors.settlement_already_reversed': {
    en: 'This settlement has been reversed already',
    ro: 'Această decontare a fost deja stornată',
    ru: 'Этот расчёт уже сторнирован',
  },
  'errors.action_id_was_used': {
    en: 'This step was sent before as another one. Reload and try again.',
    ro: 'Acest pas a mai fost trimis, dar ca un altul. Reîncărcați și încercați din nou.',
    ru: 'Этот шаг уже отправляли как другой. Обновите страницу и попробуйте снова.',
  },
  'errors.idempotency_key_is_required': {
    en: 'The order could not be sent. Reload the page.',
    ro: 'Comanda nu a putut fi trimisă. Reîncărcați pagina.',
    ru: 'Не удалось отправить заказ. Обновите страницу.',
  },
  'errors.idempotency_key_was_used': {
    en: 'This order has already been sent',
    ro: 'Această comandă a fost deja trimisă',
    ru: 'Этот заказ уже отправлен',
  },
  'errors.pub_expired': {
    en: 'This venue takes no orders now',
    ro: 'Localul nu primește comenzi acum',
    ru: 'Заведение сейчас не принимает заказы',
  },
  'errors.delivery_is_off': {
    en: 'Delivery is not available here',
    ro: 'Livrarea nu este disponibilă aici',
    ru: 'Доставка здесь недоступна',
  },
  'errors.in_place_order_is_off': {
    en: 'Orders at the table are switched off. Please call the waiter.',
    ro: 'Comenzile la masă sunt oprite. Chemați ospătarul.',
    ru: 'Заказы за столиком отключены. Позовите официанта.',
  },
  'errors.pick_up_is_off': {
    en: 'Orders cannot be collected here',
    ro: 'Comenzile nu se pot ridica de aici',
    ru: 'Забрать заказ здесь нельзя',
  },
  'errors.pub_is_paused': {
    en: 'The venue takes no new orders right now',
    ro: 'Localul nu primește comenzi noi în acest moment',
    ru: 'Заведение сейчас не принимает новые заказы',
  },
  'errors.pub_is_closed': { en: 'Closed now', ro: 'Acum este închis', ru: 'Сейчас закрыто' },
  'errors.outside_delivery_zones': {
    en: 'We do not deliver to this place. Move the pin or collect at the venue.',
    ro: 'Nu livrăm în acest loc. Mutați marcajul sau ridicați comanda din local.',
    ru: 'Сюда мы не доставляем. Передвиньте метку или заберите заказ в заведении.',
  },
  'errors.zone_without_price': {
    en: 'We do not deliver to this area yet',
    ro: 'Încă nu livrăm în această zonă',
    ru: 'В эту зону мы пока не доставляем',
  },
  'errors.zone_is_closed': {
    en: 'We do not deliver to this area right now',
    ro: 'Acum nu livrăm în această zonă',
    ru: 'Сейчас мы не доставляем в эту зону',
  },
  'errors.time_is_not_offered': {
    en: 'This time is no longer offered: choose another one',
    ro: 'Ora aceasta nu mai este disponibilă: alegeți alta',
    ru: 'Это время уже нельзя выбрать: укажите другое',
  },
  'errors.slot_is_full': {
    en: 'The kitchen has no room left for this time',
    ro: 'Bucătăria nu mai are loc pentru ora aceasta',
    ru: 'На это время кухня уже занята',
  },
  'errors.slot_is_shut': {
    en: 'No orders are taken for this time',
    ro: 'Pentru ora aceasta nu se primesc comenzi',
    ru: 'На это время заказы не принимают',
  },
  'errors.ordered_too_late': {
    en: 'Too late to order this for that day',
    ro: 'E prea târziu pentru a comanda asta pentru ziua aleasă',
    ru: 'Это уже поздно заказывать на выбранный день',
  },
  'errors.order_is_for_later': {
    en: 'This order is for later: its time cannot be moved yet',
    ro: 'Comanda este pentru mai târziu: ora ei încă nu se poate muta',
    ru: 'Этот заказ на потом: его время пока нельзя перенести',
  },
  'errors.below_zone_minimum': {
    en: 'Deliveries here start at {{minimum}}: add dishes for {{missing}}',
    ro: 'Aici livrăm de la {{minimum}}: mai adăugați preparate de {{missing}}',
    ru: 'Сюда доставляем от {{minimum}}: добавьте блюд на {{missing}}',
  },
  'errors.fee_steps_do_not_fit': {
    en: 'Each step starts at a larger total than the one before, and does not cost more; at most {{limit}}.',
    ro: 'Fiecare treaptă începe de la o sumă mai mare decât cea dinainte și nu costă mai mult; cel mult {{limit}}.',
    ru: 'Каждая ступень начинается с большей суммы, чем предыдущая, и стоит не больше; не более {{limit}}.',
  },
  'errors.location_is_required': {
    en: 'Put the pin on the map where we should come',
    ro: 'Puneți marcajul pe hartă acolo unde venim',
    ru: 'Поставьте метку на карте, куда приехать',
  },
  'errors.payment_type_not_offered': {
    en: 'Choose how you will pay',
    ro: 'Alegeți cum plătiți',
    ru: 'Выберите способ оплаты',
  },
  'errors.table_is_required': {
    en: 'Enter the table number',
    ro: 'Introduceți numărul mesei',
    ru: 'Укажите номер столика',
  },
  'errors.table_is_unknown': {
    en: 'The venue has no such table. Look at the card on the table, or please call the staff.',
    ro: 'Localul nu are o astfel de masă. Verificați cartonașul de pe masă sau vă rugăm chemați personalul.',
    ru: 'Такого столика здесь нет. Посмотрите на карточку на столике или, пожалуйста, позовите персонал.',
  },
  'errors.order_is_too_large': {
    en: 'The venue takes so large an order in person. Please call the staff.',
    ro: 'O comandă atât de mare localul o primește personal. Vă rugăm chemați personalul.',
    ru: 'Такой большой заказ заведение принимает лично. Пожалуйста, позовите персонал.',
  },
  'errors.too_many_orders_wait': {
    en: 'Too many orders wait for an answer. Please call the staff.',
    ro: 'Prea multe comenzi așteaptă un răspuns. Vă rugăm chemați personalul.',
    ru: 'Слишком много заказов ждут ответа. Пожалуйста, позовите персонал.',
  },
  'errors.basket_is_empty': {
    en: 'The basket is empty',
    ro: 'Coșul este gol',
    ru: 'Корзина пуста',
  },
  'errors.dish_count_is_invalid': {
    en: 'Check how many of each dish you want',
    ro: 'Verificați câte porții doriți',
    ru: 'Проверьте количество блюд',
  },
  'errors.dish_not_available': {
    en: 'A dish in your basket is no longer on the menu',
    ro: 'Un preparat din coș nu mai este în meniu',
    ru: 'Одного из блюд в корзине больше нет в меню',
  },
  'errors.dish_sold_out': {
    en: 'A dish in your basket is sold out',
    ro: 'Un preparat din coș s-a terminat',
    ru: 'Одно из блюд в корзине закончилось',
  },
  'errors.dish_not_served_now': {
    en: 'A dish in your basket is not served at this time',
    ro: 'Un preparat din coș nu se servește la această oră',
    ru: 'Одно из блюд в корзине сейчас не подают',
  },
  'errors.too_few_left': {
    en: '“{{name}}”: only {{left}} left',
    ro: '„{{name}}”: au mai rămas doar {{left}}',
    ru: '«{{name}}»: осталось только {{left}}',
  },
  'errors.options_do_not_fit': {
    en: 'What was chosen for a dish is not possible any more. Open it and choose again.',
    ro: 'Ce ați ales la un preparat nu mai este posibil. Deschideți-l și alegeți din nou.',
    ru: 'То, что выбрано к блюду, больше невозможно. Откройте его и выберите заново.',
  },
  'errors.dish_notes_are_off': {
    en: 'This venue takes no notes about single dishes',
    ro: 'Acest local nu primește note la preparate',
    ru: 'Это заведение не принимает пожелания к отдельным блюдам',
  },
  'errors.order_line_is_ambiguous': {
    en: 'The order has this dish several times with different choices. Open the order again and change the line that is meant.',
    ro: 'Comanda are acest preparat de mai multe ori, cu variante diferite. Deschideți din nou comanda și schimbați linia dorită.',
    ru: 'Это блюдо есть в заказе несколько раз с разными вариантами. Откройте заказ заново и измените нужную строку.',
  },
  'errors.rehearsal_needs_a_dish': {
    en: 'There is nothing to order yet. Add a dish to the menu that guests see, then rehearse.',
    ro: 'Încă nu este nimic de comandat. Adăugați un preparat în meniul pe care îl văd oaspeții, apoi repetați.',
    ru: 'Пока нечего заказать. Добавьте блюдо в меню, которое видят гости, и репетируйте.',
  },
  'errors.rehearsal_needs_delivery': {
    en: 'A delivery cannot be rehearsed yet. Set the venue’s place, a zone with a price and a way to pay, or switch “Orders at the table” on.',
    ro: 'Livrarea nu poate fi repetată încă. Setați locul localului, o zonă cu preț și o metodă de plată sau porniți „Comenzi la masă”.',
    ru: 'Доставку пока нельзя отрепетировать. Укажите место заведения, зону с ценой и способ оплаты или включите «Заказы за столиком».',
  },
  'errors.payment_not_found': {
    en: 'There is no such payment.',
    ro: 'Nu există o astfel de plată.',
    ru: 'Такой оплаты нет.',
  },
  'errors.payment_is_voided': {
    en: 'Somebody else has just voided this payment.',
    ro: 'Altcineva tocmai a anulat această plată.',
    ru: 'Кто-то только что аннулировал эту оплату.',
  },
  'errors.payment_is_too_large': {
    en: 'That is more than is left to pay. What is above it is a tip, or change.',
    ro: 'E mai mult decât a rămas de plătit. Ce trece peste este bacșiș sau rest.',
    ru: 'Это больше, чем осталось оплатить. Остальное: чаевые или сдача.',
  },
  'errors.payment_request_is_open': {
    en: 'A MIA payment of another amount is still open. Wait until it has ended.',
    ro: 'O plată MIA cu altă sumă este încă deschisă. Așteptați până se încheie.',
    ru: 'Ещё открыта оплата MIA на другую сумму. Подождите, пока она закончится.',
  },
  'errors.mia_is_not_set_up': {
    en: 'MIA is not set up here. The bank’s keys belong into the settings of the venue.',
    ro: 'MIA nu este configurat aici. Introduceți cheile băncii în setările localului.',
    ru: 'MIA здесь не настроена. Введите ключи банка в настройках заведения.',
  },
  'errors.mia_is_not_offered': {
    en: 'This order cannot be paid by MIA now.',
    ro: 'Această comandă nu se poate achita acum prin MIA.',
    ru: 'Этот заказ сейчас нельзя оплатить через MIA.',
  },
  'errors.mia_refused': {
    en: 'The bank did not accept the payment. Pay in another way.',
    ro: 'Banca nu a acceptat plata. Achitați altfel.',
    ru: 'Банк не принял оплату. Заплатите другим способом.',
  },
  'errors.bank_gives_back': {
    en: 'The bank has received this payment. It can only be given back.',
    ro: 'Banca a primit această plată. Ea poate fi doar restituită.',
    ru: 'Банк получил эту оплату. Её можно только вернуть.',
  },
  'errors.rehearsal_is_in_process': {
    en: 'Another rehearsal order is in process. Finish it first.',
    ro: 'O altă comandă de repetiție este în lucru. Finalizați-o mai întâi.',
    ru: 'Другой репетиционный заказ ещё в работе. Сначала завершите его.',
  },
  'errors.total_changed': {
    en: 'The total has just changed. Look at the new one and order once more.',
    ro: 'Totalul tocmai s-a schimbat. Verificați-l și comandați încă o dată.',
    ru: 'Сумма только что изменилась. Проверьте её и закажите ещё раз.',
  },
  'errors.delivery_price_not_offered': {
    en: 'Choose one of the zones’ prices',
    ro: 'Alegeți unul dintre prețurile zonelor',
    ru: 'Выберите одну из цен зон',
  },
} as const satisfies Record<`errors.${string}`, Text>;
