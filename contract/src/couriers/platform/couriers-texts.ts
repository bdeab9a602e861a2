import type { Texts } from '../../languages/languages.ts';

/** The couriers and their standing. */
export const couriersTexts = {
  'administration.couriers': {
    en: 'Couriers',
    ro: 'Curieri',
    ru: 'Курьеры',
  },
  'administration.couriers_note': {
    en: 'Who may take orders, and how the accounts stand.',
    ro: 'Cine poate lua comenzi și cum stau conturile.',
    ru: 'Кто может брать заказы и кто сколько должен.',
  },
  'administration.couriers_search': {
    en: 'Name, e-mail, phone or ID',
    ro: 'Nume, e-mail, telefon sau ID',
    ru: 'Имя, почта, телефон или ID',
  },
  'administration.no_couriers': {
    en: 'No courier yet',
    ro: 'Încă niciun curier',
    ru: 'Курьеров пока нет',
  },
  'administration.no_couriers_hint': {
    en: 'A courier who registers waits here for approval.',
    ro: 'Curierul care se înregistrează așteaptă aici aprobarea.',
    ru: 'Здесь появится новый курьер и будет ждать одобрения.',
  },
  'administration.standing_approved': {
    en: 'Approved',
    ro: 'Aprobat',
    ru: 'Одобрен',
  },
  'administration.standing_waits': {
    en: 'Waits for approval',
    ro: 'Așteaptă aprobarea',
    ru: 'Ждёт одобрения',
  },
  'administration.standing_blocked': {
    en: 'Blocked',
    ro: 'Blocat',
    ru: 'Заблокирован',
  },
  'administration.approve': {
    en: 'Approve',
    ro: 'Aprobă',
    ru: 'Одобрить',
  },
  'administration.approve_named': {
    en: 'Approve {{courier}}',
    ro: 'Aprobă: {{courier}}',
    ru: 'Одобрить: {{courier}}',
  },
  'administration.unblock': {
    en: 'Unblock',
    ro: 'Deblochează',
    ru: 'Разблокировать',
  },
  'administration.unblock_named': {
    en: 'Unblock {{courier}}',
    ro: 'Deblochează: {{courier}}',
    ru: 'Разблокировать: {{courier}}',
  },
  'administration.approved': {
    en: '{{courier}} may take orders of the service',
    ro: '{{courier}} poate lua comenzile serviciului',
    ru: '{{courier}} может брать заказы службы',
  },
  'administration.block': {
    en: 'Block',
    ro: 'Blochează',
    ru: 'Заблокировать',
  },
  'administration.block_named': {
    en: 'Block {{courier}}',
    ro: 'Blochează: {{courier}}',
    ru: 'Заблокировать: {{courier}}',
  },
  'administration.block_question': {
    en: 'Block {{courier}}?',
    ro: 'Blocați curierul {{courier}}?',
    ru: 'Заблокировать: {{courier}}?',
  },
  'administration.block_note': {
    en: 'No more orders can be taken, neither of the service nor of a venue. Those already taken can be brought to their end. The balance stays.',
    ro: 'Nu mai poate lua comenzi, nici ale serviciului, nici ale localurilor. Cele deja luate le poate duce la capăt. Soldul rămâne.',
    ru: 'Новые заказы недоступны: ни службы, ни заведений. Уже взятые можно довести до конца. Баланс остаётся.',
  },
  'administration.blocked': {
    en: '{{courier}} can take no more orders',
    ro: '{{courier}} nu mai poate lua comenzi',
    ru: '{{courier}} больше не может брать заказы',
  },
} as const satisfies Texts;
