import type { Texts } from '../texts/text.ts';
import { auditTexts } from './audit-texts.ts';
import { platformTexts } from './platform-texts.ts';

export const administrationTexts = {
  ...platformTexts,
  ...auditTexts,
  'administration.path': {
    en: 'administration',
    ro: 'administrare',
    ru: 'администрирование',
  },
  'administration.orders': {
    en: 'Orders in process',
    ro: 'Comenzi în lucru',
    ru: 'Заказы в работе',
  },
  'administration.orders_note': {
    en: 'From every venue, newest first. A slip opens its venue.',
    ro: 'Din toate localurile, cele noi primele. Bonul deschide localul.',
    ru: 'Из всех заведений, сначала новые. Заказ открывает своё заведение.',
  },
  'administration.none': {
    en: 'No orders in process',
    ro: 'Nicio comandă în lucru',
    ru: 'Заказов в работе нет',
  },
  'administration.none_hint': {
    en: 'A new order from any venue appears here by itself.',
    ro: 'O comandă nouă din orice local apare aici de la sine.',
    ru: 'Новый заказ любого заведения появится здесь сам.',
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
