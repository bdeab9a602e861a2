import type { Texts } from '../../languages/languages.ts';

/** Choosing options of a dish: on the guest's page and at the desk. */
export const choosingTexts = {
  'choosing.required': { en: 'required', ro: 'obligatoriu', ru: 'обязательно' },
  'choosing.at_least': {
    en: 'at least {{count}}',
    ro: 'cel puțin {{count}}',
    ru: 'не меньше {{count}}',
  },
  'choosing.at_most': {
    en: 'up to {{count}}',
    ro: 'cel mult {{count}}',
    ru: 'не больше {{count}}',
  },
  'choosing.exactly': { en: 'exactly {{count}}', ro: 'exact {{count}}', ru: 'ровно {{count}}' },
  'choosing.kinds': {
    en: 'up to {{count}} different ones',
    ro: 'cel mult {{count}} diferite',
    ru: 'не больше {{count}} разных',
  },
  'choosing.free': { en: '{{count}} free', ro: '{{count}} gratis', ru: '{{count}} бесплатно' },
  'choosing.choose': {
    en: 'Choose: {{group}}',
    ro: 'Alegeți: {{group}}',
    ru: 'Выберите: {{group}}',
  },
  'choosing.choose_more': {
    en: '{{group}}: {{count}} more to choose',
    ro: '{{group}}: mai alegeți {{count}}',
    ru: '{{group}}: выберите ещё {{count}}',
  },
  'choosing.too_many': {
    en: '{{group}}: too many chosen',
    ro: '{{group}}: ați ales prea multe',
    ru: '{{group}}: выбрано слишком много',
  },
  'choosing.sold_out': {
    en: '{{choice}} is sold out',
    ro: '{{choice}} s-a terminat',
    ru: '{{choice}}: закончилось',
  },
  'choosing.not_offered': {
    en: 'Something that was chosen is no longer offered',
    ro: 'Ceva din ce ați ales nu mai este disponibil',
    ru: 'Что-то из выбранного больше не предлагается',
  },
  'choosing.note': {
    en: 'Note to the kitchen, if any',
    ro: 'Notă pentru bucătărie, dacă aveți',
    ru: 'Пожелание кухне, если есть',
  },
} as const satisfies Texts;
