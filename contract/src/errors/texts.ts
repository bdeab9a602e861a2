import type { Text } from '../texts/text.ts';
import type { ErrorCode } from './error-table.ts';
import { fieldTexts } from './field-texts.ts';
import { limitTexts } from './limit-texts.ts';

/** What only a browser can say of a failure: the server never answers these. */
type LocalCode = 'unknown_error' | 'network_error' | 'page_did_not_load';
type Key = `errors.${ErrorCode | LocalCode}`;

/** A code without its three texts does not compile. */
export const errorTexts = {
  ...fieldTexts,
  ...limitTexts,
  'errors.something_went_wrong': {
    en: 'something went wrong',
    ro: 'Ceva nu a mers bine. Încercați din nou.',
    ru: 'Что-то пошло не так. Попробуйте ещё раз.',
  },
  'errors.service_unavailable': {
    en: 'The service is busy. Try again in a moment.',
    ro: 'Serviciul este ocupat. Încercați peste câteva clipe.',
    ru: 'Сервис занят. Попробуйте через минуту.',
  },
  'errors.unknown_error': {
    en: 'Unknown error',
    ro: 'Eroare necunoscută',
    ru: 'Неизвестная ошибка',
  },
  'errors.network_error': {
    en: 'No connection. Check the internet and try again.',
    ro: 'Nu există conexiune. Verificați internetul și încercați din nou.',
    ru: 'Нет связи. Проверьте интернет и попробуйте ещё раз.',
  },
  'errors.page_did_not_load': {
    en: 'This page did not load. Check the connection and reload.',
    ro: 'Pagina nu s-a încărcat. Verificați conexiunea și reîncărcați.',
    ru: 'Страница не загрузилась. Проверьте связь и обновите её.',
  },
  'errors.unauthorized': { en: 'Please sign in', ro: 'Intrați în cont', ru: 'Войдите в аккаунт' },
  'errors.session_expired': {
    en: 'Your session has ended. Please sign in again.',
    ro: 'Sesiunea s-a încheiat. Intrați din nou în cont.',
    ru: 'Сессия завершена. Войдите снова.',
  },
  'errors.session_reused': {
    en: 'This session was ended for safety. Please sign in again.',
    ro: 'Sesiunea a fost închisă pentru siguranță. Intrați din nou în cont.',
    ru: 'Сессия закрыта ради безопасности. Войдите снова.',
  },
  'errors.invalid_credentials': {
    en: 'Wrong e-mail or password',
    ro: 'E-mail sau parolă greșită',
    ru: 'Неверная почта или пароль',
  },
  'errors.password_is_wrong': {
    en: 'This is not your password',
    ro: 'Aceasta nu este parola dumneavoastră',
    ru: 'Это не ваш пароль',
  },
  'errors.email_is_already_used': {
    en: 'This e-mail is already used',
    ro: 'Acest e-mail este deja folosit',
    ru: 'Эта почта уже используется',
  },
  'errors.reset_link_is_over': {
    en: 'This link no longer works. Ask for a new one.',
    ro: 'Acest link nu mai funcționează. Cereți altul.',
    ru: 'Эта ссылка больше не работает. Запросите новую.',
  },
  'errors.mail_is_not_set_up': {
    en: 'Mail cannot be sent from here. Ask those who run the platform.',
    ro: 'De aici nu se pot trimite e-mailuri. Întrebați administrația platformei.',
    ru: 'Отсюда письма не отправляются. Обратитесь к администрации платформы.',
  },
  'errors.forbidden': {
    en: 'You are not allowed to do this',
    ro: 'Nu aveți acces la această acțiune',
    ru: 'У вас нет доступа к этому действию',
  },
  'errors.not_found': { en: 'Not found', ro: 'Nu s-a găsit', ru: 'Не найдено' },
  'errors.too_many_requests': {
    en: 'Too many attempts. Wait a minute and try again.',
    ro: 'Prea multe încercări. Așteptați un minut și încercați din nou.',
    ru: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  },
  'errors.bad_document': {
    en: 'The request could not be read',
    ro: 'Cererea nu a putut fi citită',
    ru: 'Не удалось прочитать запрос',
  },
  'errors.body_is_too_large': {
    en: 'This is too much at once. Send less.',
    ro: 'Este prea mult deodată. Trimiteți mai puțin.',
    ru: 'Это слишком много за один раз. Отправьте меньше.',
  },
  'errors.headers_are_too_large': {
    en: 'The request could not be read: its address or headers are too long',
    ro: 'Cererea nu a putut fi citită: adresa sau antetele sunt prea lungi',
    ru: 'Не удалось прочитать запрос: адрес или заголовки слишком длинные',
  },
  'errors.request_took_too_long': {
    en: 'The connection is too slow. Try again where it is better.',
    ro: 'Conexiunea este prea lentă. Încercați din nou unde este mai bună.',
    ru: 'Связь слишком медленная. Попробуйте ещё раз там, где она лучше.',
  },
  'errors.storage_is_full': {
    en: 'The picture could not be kept: the server has no room. Try again later.',
    ro: 'Imaginea nu a putut fi păstrată: serverul nu mai are loc. Încercați mai târziu.',
    ru: 'Не удалось сохранить картинку: на сервере нет места. Попробуйте позже.',
  },
  'errors.validation_error': {
    en: 'Check the marked fields',
    ro: 'Verificați câmpurile marcate',
    ru: 'Проверьте отмеченные поля',
  },
  'errors.company_with_the_same_name_already_exists': {
    en: 'A company with this name already exists',
    ro: 'Există deja o companie cu acest nume',
    ru: 'Компания с таким названием уже есть',
  },
  'errors.company_with_the_same_email_already_exists': {
    en: 'A company with this e-mail already exists',
    ro: 'Există deja o companie cu acest e-mail',
    ru: 'Компания с такой почтой уже есть',
  },
  'errors.courier_with_the_same_email_already_exists': {
    en: 'A courier with this e-mail already exists',
    ro: 'Există deja un curier cu acest e-mail',
    ru: 'Курьер с такой почтой уже есть',
  },
  'errors.client_with_the_same_phone_already_exists': {
    en: 'An account with this phone already exists',
    ro: 'Există deja un cont cu acest număr de telefon',
    ru: 'Аккаунт с этим телефоном уже есть',
  },
  'errors.pub_with_the_same_url_name_already_exists': {
    en: 'This address is taken. Choose another one.',
    ro: 'Această adresă este ocupată. Alegeți alta.',
    ru: 'Этот адрес занят. Выберите другой.',
  },
  'errors.pub_has_orders_in_process': {
    en: 'Orders of this venue are still in process. Complete or cancel them first.',
    ro: 'Localul are comenzi în lucru. Mai întâi finalizați-le sau anulați-le.',
    ru: 'У заведения есть заказы в работе. Сначала завершите или отмените их.',
  },
  'errors.pub_limit_exceeded': {
    en: 'Your tariff has no room for another venue. Choose a larger one, or delete a venue.',
    ro: 'Tariful nu mai permite un local nou. Alegeți unul mai mare sau ștergeți un local.',
    ru: 'Тариф не позволяет добавить ещё одно заведение. Выберите тариф побольше или удалите заведение.',
  },
  'errors.file_is_too_large': {
    en: 'The file is too large: 10 MB at most',
    ro: 'Fișierul este prea mare: cel mult 10 MB',
    ru: 'Файл слишком большой: не больше 10 МБ',
  },
  'errors.invalid_file_extension': {
    en: 'This kind of file does not fit. Take a PNG, JPEG, WebP or AVIF picture.',
    ro: 'Acest tip de fișier nu se potrivește. Alegeți o imagine PNG, JPEG, WebP sau AVIF.',
    ru: 'Такой файл не подходит. Выберите картинку PNG, JPEG, WebP или AVIF.',
  },
  'errors.file_is_not_an_image': {
    en: 'This file is not a picture',
    ro: 'Fișierul nu este o imagine',
    ru: 'Этот файл не картинка',
  },
  'errors.invalid_file': {
    en: 'The file could not be read',
    ro: 'Fișierul nu a putut fi citit',
    ru: 'Не удалось прочитать файл',
  },
  'errors.courier_id_is_invalid': {
    en: 'Courier ID is invalid',
    ro: 'ID-ul curierului nu este corect',
    ru: 'Неверный ID курьера',
  },
  'errors.too_many_unconfirmed_couriers': {
    en: 'Too many couriers have not confirmed yet: wait for them, or remove some',
    ro: 'Prea mulți curieri nu au confirmat încă: așteptați-i sau eliminați câțiva dintre ei',
    ru: 'Слишком много курьеров ещё не подтвердили: дождитесь их или уберите лишних',
  },
  'errors.courier_not_found': {
    en: 'Courier not found',
    ro: 'Curierul nu a fost găsit',
    ru: 'Курьер не найден',
  },
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
  'errors.order_is_finished': {
    en: 'This order is already finished',
    ro: 'Această comandă este deja încheiată',
    ru: 'Этот заказ уже завершён',
  },
  'errors.zones_changed_meanwhile': {
    en: 'Somebody else has just changed the same zones. Look at them and save once more.',
    ro: 'Altcineva tocmai a schimbat aceleași zone. Priviți-le și salvați încă o dată.',
    ru: 'Кто-то только что изменил те же зоны. Посмотрите на них и сохраните ещё раз.',
  },
  'errors.place_changed_meanwhile': {
    en: 'Somebody else has just moved the venue on the map. Look where it is now.',
    ro: 'Altcineva tocmai a mutat localul pe hartă. Vedeți unde este acum.',
    ru: 'Кто-то только что передвинул заведение на карте. Посмотрите, где оно теперь.',
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
  'errors.cancel_text_is_required': {
    en: 'Write why: the guest will read it.',
    ro: 'Scrieți de ce: oaspetele va citi.',
    ru: 'Напишите почему: гость это прочитает.',
  },
  'errors.order_has_another_currency': {
    en: 'The venue’s prices are in another currency now than this order. Nothing new can be priced in it; its dishes can still be deleted or change their number.',
    ro: 'Prețurile localului sunt acum în altă valută decât comanda. Nu i se poate adăuga nimic la preț nou; preparatele ei se pot șterge sau li se poate schimba numărul.',
    ru: 'Цены заведения теперь не в той валюте, что этот заказ. Новое по новой цене к нему не добавить; его блюда можно удалить или изменить их количество.',
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
} as const satisfies Record<Key, Text>;
