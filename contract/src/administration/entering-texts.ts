import type { Texts } from '../languages/languages.ts';

/** Entering a pub, being inside it for an hour, and leaving it. */
export const enteringTexts = {
  'administration.enter': {
    en: 'Enter',
    ro: 'Intră',
    ru: 'Войти',
  },
  'administration.enter_named': {
    en: 'Enter {{pub}}',
    ro: 'Intră în {{pub}}',
    ru: 'Войти в {{pub}}',
  },
  'administration.enter_pub': {
    en: '{{number}}: enter {{pub}}',
    ro: '{{number}}: intră în {{pub}}',
    ru: '{{number}}: войти в {{pub}}',
  },
  'administration.entering': {
    en: 'Opening the venue',
    ro: 'Se deschide localul',
    ru: 'Заведение открывается',
  },
  'administration.entered_pub': {
    en: 'The venue that you entered',
    ro: 'Localul în care ați intrat',
    ru: 'Заведение, в которое вы вошли',
  },
  'administration.inside': {
    en: 'You are in {{pub}} on behalf of the platform. Every change is logged.',
    ro: 'Sunteți în {{pub}} din partea platformei. Fiecare modificare se înregistrează.',
    ru: 'Вы в {{pub}} от имени платформы. Каждое изменение записывается.',
  },
  'administration.inside_until': {
    en: 'Until {{time}}',
    ro: 'Până la {{time}}',
    ru: 'До {{time}}',
  },
  'administration.hour_is_over': {
    en: 'The hour in {{pub}} is over',
    ro: 'Ora petrecută în {{pub}} s-a încheiat',
    ru: 'Час в {{pub}} истёк',
  },
  'administration.hour_is_over_hint': {
    en: 'Sign in to go back to the administration.',
    ro: 'Intrați în cont ca să reveniți la administrare.',
    ru: 'Войдите, чтобы вернуться к администрированию.',
  },
  'administration.leave': {
    en: 'Back to the administration',
    ro: 'Înapoi la administrare',
    ru: 'Назад к администрированию',
  },
  'administration.still_inside': {
    en: 'You are still inside a venue',
    ro: 'Sunteți încă într-un local',
    ru: 'Вы ещё находитесь в заведении',
  },
  'administration.still_inside_hint': {
    en: 'The administration is here again once you have left it.',
    ro: 'După ce ieșiți din el, administrarea este din nou aici.',
    ru: 'Когда вы выйдете из него, администрирование снова будет здесь.',
  },
} as const satisfies Texts;
