import type { Texts } from '../languages/languages.ts';

/** The own account: name, phone, e-mail and password. */
export const ownDataTexts = {
  'accounts.account': { en: 'Account', ro: 'Contul', ru: 'Аккаунт' },
  'accounts.details': { en: 'Name and phone', ro: 'Numele și telefonul', ru: 'Имя и телефон' },
  'accounts.details_saved': {
    en: 'Name and phone are saved',
    ro: 'Numele și telefonul sunt salvate',
    ru: 'Имя и телефон сохранены',
  },
  'accounts.sign_in_email': {
    en: 'E-mail for signing in',
    ro: 'E-mailul de autentificare',
    ru: 'Почта для входа',
  },
  'accounts.change_email': {
    en: 'Change the e-mail',
    ro: 'Schimbă e-mailul',
    ru: 'Сменить почту',
  },
  'accounts.email_changed': {
    en: 'From now on you sign in with this e-mail',
    ro: 'De acum intrați în cont cu acest e-mail',
    ru: 'Теперь вы входите с этой почтой',
  },
  'accounts.download': {
    en: 'Download my data',
    ro: 'Descarcă datele mele',
    ru: 'Скачать мои данные',
  },
  'accounts.password_as_proof': {
    en: 'Your password, to confirm',
    ro: 'Parola, pentru confirmare',
    ru: 'Пароль для подтверждения',
  },
  'accounts.old_password': {
    en: 'Password until now',
    ro: 'Parola de până acum',
    ru: 'Прежний пароль',
  },
  'accounts.new_password': { en: 'New password', ro: 'Parola nouă', ru: 'Новый пароль' },
  'accounts.change_password': {
    en: 'Change the password',
    ro: 'Schimbă parola',
    ru: 'Сменить пароль',
  },
  'accounts.password_changed': {
    en: 'The password is changed. Everywhere else you are signed out.',
    ro: 'Parola este schimbată. Pe celelalte dispozitive ați ieșit din cont.',
    ru: 'Пароль изменён. На других устройствах вы вышли из аккаунта.',
  },
} as const satisfies Texts;
