import type { Texts } from '../languages/languages.ts';

/** The reset of a lost password, from the request for a link on. */
export const lostPasswordTexts = {
  'accounts.forgotten_password': {
    en: 'Forgotten password',
    ro: 'Parolă uitată',
    ru: 'Забытый пароль',
  },

  'accounts.forgot_password': {
    en: 'Forgot the password?',
    ro: 'Ați uitat parola?',
    ru: 'Забыли пароль?',
  },
  'accounts.ask_for_link': {
    en: 'Ask for a new one',
    ro: 'Cereți alta',
    ru: 'Запросить новый',
  },
  'accounts.ask_for_another_link': {
    en: 'Ask for another',
    ro: 'Cereți altul',
    ru: 'Запросить другую',
  },
  'accounts.send_link': { en: 'Send the link', ro: 'Trimite linkul', ru: 'Прислать ссылку' },
  'accounts.link_sent': {
    en: {
      one: 'If {{email}} has an account here, a mail with a link is on its way. It works once, for {{count}} minute.',
      other:
        'If {{email}} has an account here, a mail with a link is on its way. It works once, for {{count}} minutes.',
    },
    ro: {
      one: 'Dacă {{email}} are un cont aici, un e-mail cu linkul este pe drum. Funcționează o singură dată, timp de {{count}} minut.',
      few: 'Dacă {{email}} are un cont aici, un e-mail cu linkul este pe drum. Funcționează o singură dată, timp de {{count}} minute.',
      other:
        'Dacă {{email}} are un cont aici, un e-mail cu linkul este pe drum. Funcționează o singură dată, timp de {{count}} de minute.',
    },
    ru: {
      one: 'Если у {{email}} есть аккаунт, письмо со ссылкой уже в пути. Она работает один раз, в течение {{count}} минуты.',
      few: 'Если у {{email}} есть аккаунт, письмо со ссылкой уже в пути. Она работает один раз, в течение {{count}} минут.',
      many: 'Если у {{email}} есть аккаунт, письмо со ссылкой уже в пути. Она работает один раз, в течение {{count}} минут.',
      other:
        'Если у {{email}} есть аккаунт, письмо со ссылкой уже в пути. Она работает один раз, в течение {{count}} минуты.',
    },
  },
  'accounts.link_did_not_come': {
    en: 'Nothing came? Look among the spam, or ask us:',
    ro: 'Nu a venit nimic? Verificați dosarul spam sau întrebați-ne:',
    ru: 'Ничего не пришло? Загляните в спам или напишите нам:',
  },
  'accounts.link_does_not_work': {
    en: 'The link does not work?',
    ro: 'Linkul nu funcționează?',
    ru: 'Ссылка не работает?',
  },
  'accounts.remembered': {
    en: 'Remembered it?',
    ro: 'V-ați amintit?',
    ru: 'Вспомнили?',
  },
  'accounts.ask_people': {
    en: 'Write or call us, and we set a new password for your account.',
    ro: 'Scrieți-ne sau sunați-ne și stabilim o parolă nouă pentru contul dumneavoastră.',
    ru: 'Напишите или позвоните, и мы зададим новый пароль для вашего аккаунта.',
  },
  'accounts.ask_people_guest': {
    en: 'A guest’s account has a phone and no e-mail. Call us from that phone or write, and we set a new password.',
    ro: 'Contul de oaspete are telefon, nu și e-mail. Sunați-ne de la acel număr sau scrieți-ne și stabilim o parolă nouă.',
    ru: 'У аккаунта гостя есть телефон, но нет почты. Позвоните с этого номера или напишите, и мы зададим новый пароль.',
  },
  'accounts.set_password': {
    en: 'Save the password',
    ro: 'Salvează parola',
    ru: 'Сохранить пароль',
  },
  'accounts.password_is_set_company': {
    en: 'The company’s account has its new password. Sign in with it.',
    ro: 'Contul companiei are parola nouă. Intrați cu ea în cont.',
    ru: 'У аккаунта компании новый пароль. Войдите с ним.',
  },
  'accounts.password_is_set_courier': {
    en: 'The courier’s account has its new password. Sign in with it.',
    ro: 'Contul de curier are parola nouă. Intrați cu ea în cont.',
    ru: 'У аккаунта курьера новый пароль. Войдите с ним.',
  },
  'accounts.password_is_set_admin': {
    en: 'The administrator’s account has its new password. Sign in with it.',
    ro: 'Contul de administrator are parola nouă. Intrați cu ea în cont.',
    ru: 'У аккаунта администратора новый пароль. Войдите с ним.',
  },
} as const satisfies Texts;
