import type { Texts } from '../languages/languages.ts';

/** The mail about a lost password. Only the server uses these texts: they are in no translation file. */
export const mailTexts = {
  subject: {
    en: 'A new password for Comanda',
    ro: 'Parolă nouă pentru Comanda',
    ru: 'Новый пароль для Comanda',
  },
  hello: { en: 'Hello!', ro: 'Bună ziua!', ru: 'Здравствуйте!' },
  why: {
    en: 'A new password was asked for at this address. Open the link and choose it.',
    ro: 'Pentru această adresă a fost cerută o parolă nouă. Deschideți linkul și alegeți-o.',
    ru: 'Для этого адреса запросили новый пароль. Откройте ссылку и придумайте его.',
  },
  company: { en: 'Company account', ro: 'Contul companiei', ru: 'Аккаунт компании' },
  courier: { en: 'Courier account', ro: 'Contul de curier', ru: 'Аккаунт курьера' },
  admin: {
    en: 'Administrator account',
    ro: 'Contul de administrator',
    ru: 'Аккаунт администратора',
  },
  once: {
    en: {
      one: 'A link works once, for {{count}} minute. If you ask again, only the newest one works.',
      other:
        'A link works once, for {{count}} minutes. If you ask again, only the newest one works.',
    },
    ro: {
      one: 'Linkul funcționează o singură dată, timp de {{count}} minut. Dacă cereți din nou, funcționează doar cel mai recent.',
      few: 'Linkul funcționează o singură dată, timp de {{count}} minute. Dacă cereți din nou, funcționează doar cel mai recent.',
      other:
        'Linkul funcționează o singură dată, timp de {{count}} de minute. Dacă cereți din nou, funcționează doar cel mai recent.',
    },
    ru: {
      one: 'Ссылка работает один раз, в течение {{count}} минуты. Если запросить снова, работает только последняя.',
      few: 'Ссылка работает один раз, в течение {{count}} минут. Если запросить снова, работает только последняя.',
      many: 'Ссылка работает один раз, в течение {{count}} минут. Если запросить снова, работает только последняя.',
      other:
        'Ссылка работает один раз, в течение {{count}} минуты. Если запросить снова, работает только последняя.',
    },
  },
  not_you: {
    en: 'If you did not ask, do nothing: your password stays as it is.',
    ro: 'Dacă nu ați cerut dumneavoastră, nu faceți nimic: parola rămâne aceeași.',
    ru: 'Если вы ничего не запрашивали, ничего не делайте: пароль останется прежним.',
  },
} as const satisfies Texts;
