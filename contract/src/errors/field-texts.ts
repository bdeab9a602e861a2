import type { Text } from '../languages/languages.ts';

/** The errors of a field, independent of its name. */
type FieldCode =
  | 'field_is_required'
  | 'invalid_email'
  | 'invalid_phone'
  | 'phone_needs_country'
  | 'min'
  | 'max'
  | 'max_octets'
  | 'field_must_be_number'
  | 'invalid_url_name'
  | 'not_match'
  | 'invalid_value'
  | 'contradicts'
  | 'unknown_field';

export const fieldTexts = {
  'errors.field_is_required': {
    en: 'Fill in this field',
    ro: 'Completați acest câmp',
    ru: 'Заполните это поле',
  },
  'errors.invalid_email': {
    en: 'This is not an e-mail address',
    ro: 'Aceasta nu este o adresă de e-mail',
    ru: 'Это не адрес почты',
  },
  'errors.invalid_phone': {
    en: 'This is not a phone number',
    ro: 'Acesta nu este un număr de telefon',
    ru: 'Это не номер телефона',
  },
  'errors.phone_needs_country': {
    en: 'Not a number of Moldova: type it with the code of its country, such as +40',
    ro: 'Nu este un număr din Moldova: scrieți-l cu prefixul țării, de exemplu +40',
    ru: 'Это не номер Молдовы: введите его с кодом страны, например +40',
  },
  'errors.min': {
    en: 'At least {{limit}} characters',
    ro: 'Numărul minim de caractere: {{limit}}',
    ru: 'Минимум символов: {{limit}}',
  },
  'errors.max': {
    en: 'At most {{limit}} characters',
    ro: 'Numărul maxim de caractere: {{limit}}',
    ru: 'Максимум символов: {{limit}}',
  },
  'errors.max_octets': {
    en: 'Too long: at most {{limit}} letters; accented ones count twice',
    ro: 'Prea lung: cel mult {{limit}} de litere; ă, ș, ț se numără de două ori',
    ru: 'Слишком длинно: не больше {{limit}} букв; русская считается за две',
  },
  'errors.field_must_be_number': {
    en: 'Enter a number',
    ro: 'Introduceți un număr',
    ru: 'Введите число',
  },
  'errors.invalid_url_name': {
    en: 'Only lowercase Latin letters, digits and hyphens',
    ro: 'Doar litere latine mici, cifre și cratime',
    ru: 'Только строчные латинские буквы, цифры и дефис',
  },
  'errors.not_match': {
    en: 'The passwords differ',
    ro: 'Parolele nu coincid',
    ru: 'Пароли не совпадают',
  },
  'errors.invalid_value': {
    en: 'This value does not fit',
    ro: 'Această valoare nu este bună',
    ru: 'Такое значение не подходит',
  },
  'errors.contradicts': {
    en: 'This contradicts another field',
    ro: 'Contrazice un alt câmp',
    ru: 'Противоречит другому полю',
  },
  'errors.unknown_field': {
    en: 'There is no such field',
    ro: 'Acest câmp nu există',
    ru: 'Такого поля нет',
  },
} as const satisfies Record<`errors.${FieldCode}`, Text>;
