import type { Text } from '../languages/languages.ts';
import type { ErrorCode } from './error-table.ts';
import { fieldTexts } from './field-texts.ts';
import { limitTexts } from './limit-texts.ts';
import { moneyTexts } from './money-texts.ts';
import { orderTexts } from './order-texts.ts';

/** Failures that only a browser reports: the server never sends these. */
type LocalCode = 'unknown_error' | 'network_error' | 'page_did_not_load';
type Key = `errors.${ErrorCode | LocalCode}`;

/** A code without its three texts does not compile. */
export const errorTexts = {
  ...fieldTexts,
  ...limitTexts,
  ...orderTexts,
  ...moneyTexts,
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
  'errors.pairing_code_is_over': {
    en: 'The code is not valid any more. Create another one.',
    ro: 'Codul nu mai este valabil. Creați altul.',
    ru: 'Код больше не действует. Создайте новый.',
  },
  'errors.print_job_is_taken': {
    en: 'This ticket is no longer waiting.',
    ro: 'Acest bon nu mai așteaptă tipărirea.',
    ru: 'Этот чек больше не ждёт печати.',
  },
  'errors.telegram_is_off': {
    en: 'The platform has not connected Telegram.',
    ro: 'Platforma nu a conectat Telegram.',
    ru: 'Платформа не подключила Telegram.',
  },
  'errors.telegram_is_away': {
    en: 'Telegram does not answer. Try again in a moment.',
    ro: 'Telegram nu răspunde. Încercați peste câteva clipe.',
    ru: 'Telegram не отвечает. Попробуйте через минуту.',
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
    en: 'You are signed out. Please sign in again.',
    ro: 'Ați ieșit din cont. Intrați din nou.',
    ru: 'Вы вышли из аккаунта. Войдите снова.',
  },
  'errors.session_reused': {
    en: 'For safety you are signed out. Please sign in again.',
    ro: 'Pentru siguranță ați ieșit din cont. Intrați din nou.',
    ru: 'Ради безопасности вы вышли из аккаунта. Войдите снова.',
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
    en: 'The request could not be read: it is too long',
    ro: 'Cererea nu a putut fi citită: este prea lungă',
    ru: 'Не удалось прочитать запрос: он слишком длинный',
  },
  'errors.request_took_too_long': {
    en: 'The connection is too slow. Try again where it is better.',
    ro: 'Conexiunea este prea lentă. Încercați din nou unde este mai bună.',
    ru: 'Связь слишком медленная. Попробуйте ещё раз там, где она лучше.',
  },
  'errors.storage_is_full': {
    en: 'The picture was not saved: the server has no room. Try again later.',
    ro: 'Imaginea nu a fost salvată: serverul nu mai are loc. Încercați mai târziu.',
    ru: 'Картинка не сохранена: на сервере нет места. Попробуйте позже.',
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
    ro: 'În tarif nu mai este loc pentru un local nou. Alegeți unul mai mare sau ștergeți un local.',
    ru: 'В тарифе больше нет места для заведения. Выберите тариф побольше или удалите заведение.',
  },
  'errors.file_is_too_large': {
    en: 'The file is too large: 10 MB at most',
    ro: 'Fișierul este prea mare: cel mult 10 MB',
    ru: 'Файл слишком большой: не больше 10 МБ',
  },
  'errors.invalid_file_extension': {
    en: 'This kind of file does not fit. Take a PNG, JPEG, WebP or AVIF picture.',
    ro: 'Acest tip de fișier nu este bun. Alegeți o imagine PNG, JPEG, WebP sau AVIF.',
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
    ro: 'Prea mulți curieri nu au confirmat încă: așteptați-i sau scoateți câțiva',
    ru: 'Слишком много курьеров ещё не подтвердили: дождитесь их или уберите лишних',
  },
  'errors.courier_not_found': {
    en: 'Courier not found',
    ro: 'Curierul nu a fost găsit',
    ru: 'Курьер не найден',
  },
  'errors.dishes_changed_meanwhile': {
    en: 'Somebody else has just changed some of these dishes. You see them as they are now: check again.',
    ro: 'Altcineva tocmai a modificat unele dintre aceste preparate. Le vedeți așa cum sunt acum: verificați din nou.',
    ru: 'Кто-то другой только что изменил часть этих блюд. Перед вами они, какими стали: проверьте ещё раз.',
  },
  'errors.zones_changed_meanwhile': {
    en: 'Somebody else has just changed the same zones. Look at them and save once more.',
    ro: 'Altcineva tocmai a schimbat aceleași zone. Priviți-le și salvați încă o dată.',
    ru: 'Кто-то только что изменил те же зоны. Посмотрите на них и сохраните ещё раз.',
  },
  'errors.hours_changed_meanwhile': {
    en: 'Somebody else has just changed the hours. Here they are as they are now: make your change once more.',
    ro: 'Altcineva tocmai a schimbat programul. Iată-l cum este acum: faceți schimbarea încă o dată.',
    ru: 'Кто-то только что изменил часы работы. Вот они, какими стали: внесите изменение ещё раз.',
  },
  'errors.menu_changed_meanwhile': {
    en: 'Somebody else has just changed the menu. Look at what the list would change now.',
    ro: 'Altcineva tocmai a schimbat meniul. Priviți ce ar schimba lista acum.',
    ru: 'Кто-то только что изменил меню. Посмотрите, что список изменит теперь.',
  },
  'errors.place_changed_meanwhile': {
    en: 'Somebody else has just moved the venue on the map. Look where it is now.',
    ro: 'Altcineva tocmai a mutat localul pe hartă. Vedeți unde este acum.',
    ru: 'Кто-то только что передвинул заведение на карте. Посмотрите, где оно теперь.',
  },
} as const satisfies Record<Key, Text>;
