import type { Texts } from '../languages/languages.ts';
import { landingTexts } from './landing-texts.ts';
import { lostPasswordTexts } from './lost-password-texts.ts';
import { ownDataTexts } from './own-data-texts.ts';
import { tariffTexts } from './tariff-texts.ts';

export const accountTexts = {
  ...landingTexts,
  ...ownDataTexts,
  ...lostPasswordTexts,
  ...tariffTexts,
  'accounts.tariffs': { en: 'Tariffs', ro: 'Tarife', ru: 'Тарифы' },
  'accounts.tariff': { en: 'Tariff', ro: 'Tarif', ru: 'Тариф' },
  'accounts.tariff_basic': { en: 'Basic', ro: 'Basic', ru: 'Basic' },
  'accounts.tariff_pro': { en: 'Pro', ro: 'Pro', ru: 'Pro' },
  'accounts.tariff_business': { en: 'Business', ro: 'Business', ru: 'Business' },
  'accounts.venues': {
    en: { one: 'venue', other: 'venues' },
    ro: { one: 'local', few: 'localuri', other: 'de localuri' },
    ru: { one: 'заведение', few: 'заведения', many: 'заведений', other: 'заведения' },
  },
  'accounts.venues_without_limit': {
    en: 'venues without a limit',
    ro: 'localuri, fără limită',
    ru: 'заведения без ограничений',
  },
  'accounts.registration': { en: 'Registration', ro: 'Înregistrare', ru: 'Регистрация' },
  'accounts.register': { en: 'Register', ro: 'Creează cont', ru: 'Зарегистрироваться' },
  'accounts.sign_in': { en: 'Sign in', ro: 'Intră în cont', ru: 'Войти' },
  'accounts.signing_in': { en: 'Sign-in', ro: 'Autentificare', ru: 'Вход' },
  'accounts.signing_in_again': {
    en: 'Sign in and go on where you were.',
    ro: 'Intrați în cont și continuați de unde ați rămas.',
    ru: 'Войдите и продолжите с того же места.',
  },
  'accounts.have_account': {
    en: 'Already have an account?',
    ro: 'Aveți deja un cont?',
    ru: 'Уже есть аккаунт?',
  },
  'accounts.no_account': {
    en: 'No account yet?',
    ro: 'Încă nu aveți cont?',
    ru: 'Ещё нет аккаунта?',
  },
  'accounts.is_courier': {
    en: 'Do you deliver?',
    ro: 'Livrați comenzi?',
    ru: 'Вы курьер?',
  },
  'accounts.register_courier': {
    en: 'Register as a courier',
    ro: 'Cont de curier',
    ru: 'Аккаунт курьера',
  },
  'accounts.your_name': {
    en: 'Your name (the company’s)',
    ro: 'Numele dumneavoastră (al companiei)',
    ru: 'Ваше имя (название компании)',
  },

  'accounts.your_phone': {
    en: 'Your phone',
    ro: 'Telefonul dumneavoastră',
    ru: 'Ваш телефон',
  },
  'accounts.your_email': { en: 'Your e-mail', ro: 'E-mailul dumneavoastră', ru: 'Ваша почта' },
  'accounts.email': { en: 'E-mail', ro: 'E-mail', ru: 'Почта' },
  'accounts.password': { en: 'Password', ro: 'Parola', ru: 'Пароль' },
  'accounts.repeat_password': {
    en: 'Repeat the password',
    ro: 'Repetați parola',
    ru: 'Повторите пароль',
  },
  'accounts.log_out': { en: 'Log out', ro: 'Ieși din cont', ru: 'Выйти' },
  'accounts.delete_client': {
    en: 'Delete your account',
    ro: 'Ștergerea contului',
    ru: 'Удаление аккаунта',
  },
  'accounts.delete_client_note': {
    en: 'For guests who order with an account.',
    ro: 'Pentru oaspeții care comandă cu cont.',
    ru: 'Для гостей, которые заказывают с аккаунтом.',
  },
  'accounts.delete_client_account': {
    en: 'Your name, phone and password are erased at once, and you are signed out everywhere.',
    ro: 'Numele, telefonul și parola se șterg imediat, iar pe toate dispozitivele ieșiți din cont.',
    ru: 'Имя, телефон и пароль стираются сразу, на всех устройствах вы выходите из аккаунта.',
  },
  'accounts.delete_client_orders': {
    en: 'Past orders stay with the venues without your name, phones, address and comments.',
    ro: 'Comenzile trecute rămân la localuri fără numele, telefoanele, adresa și comentariile dumneavoastră.',
    ru: 'Прошлые заказы остаются у заведений без вашего имени, телефонов, адреса и комментариев.',
  },
  'accounts.delete_client_active': {
    en: 'An order on its way keeps its contacts until it is finished, so that it can reach you.',
    ro: 'O comandă aflată în lucru păstrează datele de contact până se încheie, ca să ajungă la dumneavoastră.',
    ru: 'Текущий заказ хранит контакты, пока не завершится, чтобы дойти до вас.',
  },
  'accounts.delete_client_submit': {
    en: 'Delete the account for ever',
    ro: 'Șterge contul definitiv',
    ru: 'Удалить аккаунт навсегда',
  },
  'accounts.delete_client_done': {
    en: 'Your account has been deleted',
    ro: 'Contul dumneavoastră a fost șters',
    ru: 'Ваш аккаунт удалён',
  },
  'accounts.delete_client_phone_hint': {
    en: 'A number of another country begins with its plus: +40 …',
    ro: 'Numărul altei țări începe cu plus: +40 …',
    ru: 'Номер другой страны начинается с плюса: +40 …',
  },
  'accounts.delete_client_phone_invalid': {
    en: 'Ivalid phone',
    ro: 'Număr de telefon incorect',
    ru: 'Неверный номер телефона',
  },
  'accounts.delete_client_refused': {
    en: 'Wrong phone or password',
    ro: 'Telefon sau parolă greșită',
    ru: 'Неверный телефон или пароль',
  },
  'accounts.deleted_client': {
    en: 'Deleted account',
    ro: 'Cont șters',
    ru: 'Удалённый аккаунт',
  },
  'accounts.changed_your_mind': {
    en: 'Changed your mind?',
    ro: 'V-ați răzgândit?',
    ru: 'Передумали?',
  },
  'admin.validation_errors.company.name.required': {
    en: 'Enter the name of the company',
    ro: 'Introduceți numele companiei',
    ru: 'Введите название компании',
  },
  'admin.validation_errors.company.name.min': {
    en: 'The name needs at least {{limit}} characters',
    ro: 'Numele trebuie să aibă cel puțin {{limit}} caractere',
    ru: 'В названии должно быть не меньше {{limit}} символов',
  },
  'admin.validation_errors.company.name.max': {
    en: 'The name may have at most {{limit}} characters',
    ro: 'Numele poate avea cel mult {{limit}} de caractere',
    ru: 'В названии может быть не больше {{limit}} символов',
  },
  'admin.validation_errors.company.email.required': {
    en: 'Enter your e-mail',
    ro: 'Introduceți e-mailul',
    ru: 'Введите почту',
  },
  'admin.validation_errors.company.email.invalid': {
    en: 'This is not an e-mail address',
    ro: 'Aceasta nu este o adresă de e-mail',
    ru: 'Это не адрес почты',
  },
  'admin.validation_errors.company.phone.required': {
    en: 'Enter your phone',
    ro: 'Introduceți telefonul',
    ru: 'Введите телефон',
  },
  'admin.validation_errors.company.phone.invalid': {
    en: 'This is not a phone number',
    ro: 'Acesta nu este un număr de telefon',
    ru: 'Это не номер телефона',
  },
  'admin.validation_errors.company.password.required': {
    en: 'Enter the password',
    ro: 'Introduceți parola',
    ru: 'Введите пароль',
  },
  'admin.validation_errors.company.password.min': {
    en: 'The password needs at least {{limit}} characters',
    ro: 'Parola trebuie să aibă cel puțin {{limit}} caractere',
    ru: 'В пароле должно быть не меньше {{limit}} символов',
  },
  'admin.validation_errors.company.password.max': {
    en: 'The password may have at most {{limit}} characters',
    ro: 'Parola poate avea cel mult {{limit}} de caractere',
    ru: 'В пароле может быть не больше {{limit}} символов',
  },
  'admin.validation_errors.company.repeat_password.not_match': {
    en: 'The passwords differ',
    ro: 'Parolele nu coincid',
    ru: 'Пароли не совпадают',
  },
  'accounts.company_data': {
    en: 'Name, e-mail and phone are kept as long as the account exists. Guests see the phone only where the venue has none of its own.',
    ro: 'Numele, e-mailul și telefonul se păstrează cât există contul. Oaspeții văd telefonul doar dacă localul nu are altul.',
    ru: 'Название, почта и телефон хранятся, пока есть аккаунт. Гости видят телефон, только если у заведения нет своего.',
  },
} as const satisfies Texts;
