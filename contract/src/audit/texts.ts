import type { Texts } from '../languages/languages.ts';
import { orderActionTexts } from './order-action-texts.ts';
import { pubActionTexts } from './pub-action-texts.ts';

/** The audit log, with a text for each action of an administrator; the gender of a person is unknown. */
export const auditTexts = {
  'administration.audit': {
    en: 'Audit log',
    ro: 'Jurnalul acțiunilor',
    ru: 'Журнал действий',
  },
  'administration.audit_note': {
    en: 'What administrators did, newest first. Nothing here can be changed.',
    ro: 'Ce au făcut administratorii, cele noi primele. Nimic de aici nu se poate schimba.',
    ru: 'Что делали администраторы, сначала новое. Изменить здесь ничего нельзя.',
  },
  'administration.audit_search': {
    en: 'Who, venue or action',
    ro: 'Cine, localul sau acțiunea',
    ru: 'Кто, заведение или действие',
  },
  'administration.no_entries': {
    en: 'Nothing was done yet',
    ro: 'Încă nu s-a făcut nimic',
    ru: 'Пока ничего не делали',
  },
  'administration.no_entries_hint': {
    en: 'Every entry into a venue and every change is written here.',
    ro: 'Fiecare intrare într-un local și fiecare modificare se scrie aici.',
    ru: 'Здесь записываются входы в заведения и все изменения.',
  },
  'administration.did_enter_pub': {
    en: 'Entered the venue',
    ro: 'Intrare în local',
    ru: 'Вход в заведение',
  },
  'administration.did_leave_pub': {
    en: 'Left the venue',
    ro: 'Ieșire din local',
    ru: 'Выход из заведения',
  },
  'administration.did_set_tariff': {
    en: 'Company {{company}} moved to {{tariff}}',
    ro: 'Compania {{company}} trecută la {{tariff}}',
    ru: 'Компания {{company}} переведена на {{tariff}}',
  },
  'administration.did_add_vat_rate': {
    en: 'VAT {{percent}} % from {{from}} added: {{vat}}',
    ro: 'TVA {{percent}} % din {{from}} adăugată: {{vat}}',
    ru: 'Добавлена ставка НДС {{percent}} % с {{from}}: {{vat}}',
  },
  'administration.did_delete_vat_rate': {
    en: 'VAT {{percent}} % from {{from}} deleted: {{vat}}',
    ro: 'TVA {{percent}} % din {{from}} ștearsă: {{vat}}',
    ru: 'Удалена ставка НДС {{percent}} % с {{from}}: {{vat}}',
  },
  'administration.did_extend_pub': {
    en: {
      one: 'Publication extended by {{count}} day',
      other: 'Publication extended by {{count}} days',
    },
    ro: {
      one: 'Publicare prelungită cu {{count}} zi',
      few: 'Publicare prelungită cu {{count}} zile',
      other: 'Publicare prelungită cu {{count}} de zile',
    },
    ru: {
      one: 'Публикация продлена на {{count}} день',
      few: 'Публикация продлена на {{count}} дня',
      many: 'Публикация продлена на {{count}} дней',
      other: 'Публикация продлена на {{count}} дня',
    },
  },
  'administration.did_approve_courier': {
    en: 'Courier {{courier}} approved',
    ro: 'Curierul {{courier}} aprobat',
    ru: 'Курьер {{courier}} одобрен',
  },
  'administration.did_block_courier': {
    en: 'Courier {{courier}} blocked',
    ro: 'Curierul {{courier}} blocat',
    ru: 'Курьер {{courier}} заблокирован',
  },
  'administration.did_settle_courier': {
    en: 'Settlement with courier {{courier}}: {{amount}}',
    ro: 'Decontare cu curierul {{courier}}: {{amount}}',
    ru: 'Расчёт с курьером {{courier}}: {{amount}}',
  },
  'administration.did_reverse_settlement': {
    en: 'Settlement {{settlement}} with courier {{courier}} reversed: {{amount}}',
    ro: 'Decontarea {{settlement}} cu curierul {{courier}} a fost stornată: {{amount}}',
    ru: 'Сторнирован расчёт {{settlement}} с курьером {{courier}}: {{amount}}',
  },
  'administration.did_delete_client': {
    en: 'Account of client {{client}} deleted',
    ro: 'Contul clientului {{client}} șters',
    ru: 'Аккаунт клиента {{client}} удалён',
  },
  ...pubActionTexts,
  ...orderActionTexts,
} as const satisfies Texts;
