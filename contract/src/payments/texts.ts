import type { Texts } from '../languages/languages.ts';

/** What guests have paid staff of an order. */
export const paymentTexts = {
  'payments.title': { en: 'Payment', ro: 'Plată', ru: 'Оплата' },
  'payments.take': { en: 'Take payment', ro: 'Încasează', ru: 'Принять оплату' },
  'payments.open': { en: 'Left to pay', ro: 'Rămas de plătit', ru: 'Осталось оплатить' },
  'payments.paid': { en: 'Paid', ro: 'Achitat', ru: 'Оплачено' },
  'payments.part': { en: 'Paid in part', ro: 'Achitat parțial', ru: 'Оплачено частично' },
  'payments.give_back': { en: 'To give back', ro: 'De restituit', ru: 'Вернуть гостю' },
  'payments.method': { en: 'Paid with', ro: 'Metoda de plată', ru: 'Чем платит' },
  'payments.method_cash': { en: 'Cash', ro: 'Numerar', ru: 'Наличные' },
  'payments.method_card': { en: 'Card', ro: 'Card', ru: 'Карта' },
  'payments.method_meal_ticket': {
    en: 'Meal ticket',
    ro: 'Tichet de masă',
    ru: 'Талон на питание',
  },
  'payments.method_mia': { en: 'MIA', ro: 'MIA', ru: 'MIA' },
  'payments.method_other': { en: 'Other', ro: 'Altfel', ru: 'Другое' },
  'payments.method_missing': {
    en: 'Choose how it is paid',
    ro: 'Alegeți metoda de plată',
    ru: 'Выберите, чем платят',
  },
  'payments.amount': { en: 'Amount', ro: 'Suma', ru: 'Сумма' },
  'payments.amount_wrong': {
    en: 'At most {{open}}',
    ro: 'Cel mult {{open}}',
    ru: 'Не больше {{open}}',
  },
  'payments.tip': { en: 'Tip', ro: 'Bacșiș', ru: 'Чаевые' },
  'payments.tip_wrong': {
    en: 'An amount, or nothing',
    ro: 'O sumă sau nimic',
    ru: 'Сумма или пусто',
  },
  'payments.given': { en: 'Given', ro: 'Primit', ru: 'Получено' },
  'payments.given_wrong': {
    en: 'At least {{least}}',
    ro: 'Cel puțin {{least}}',
    ru: 'Не меньше {{least}}',
  },
  'payments.change': { en: 'Change: {{amount}}', ro: 'Rest: {{amount}}', ru: 'Сдача: {{amount}}' },
  'payments.record': { en: 'Record', ro: 'Înregistrează', ru: 'Записать' },
  'payments.recorded': {
    en: 'Recorded: {{amount}}',
    ro: 'Înregistrat: {{amount}}',
    ru: 'Записано: {{amount}}',
  },
  'payments.with_tip': { en: 'tip {{amount}}', ro: 'bacșiș {{amount}}', ru: 'чаевые {{amount}}' },
  'payments.with_change': {
    en: 'given {{given}}, change {{change}}',
    ro: 'primit {{given}}, rest {{change}}',
    ru: 'получено {{given}}, сдача {{change}}',
  },
  'payments.void': { en: 'Void', ro: 'Anulează plata', ru: 'Аннулировать' },
  'payments.void_named': {
    en: 'Void: {{payment}}',
    ro: 'Anulează: {{payment}}',
    ru: 'Аннулировать: {{payment}}',
  },
  'payments.void_question': {
    en: 'Why is it voided?',
    ro: 'De ce se anulează?',
    ru: 'Почему аннулируется?',
  },
  'payments.void_mistake': { en: 'Typed by mistake', ro: 'Greșeală', ru: 'Ошибка при вводе' },
  'payments.void_another_method': {
    en: 'Paid in another way',
    ro: 'Plătit altfel',
    ru: 'Заплатили иначе',
  },
  'payments.void_given_back': {
    en: 'Given back to the guest',
    ro: 'Restituit clientului',
    ru: 'Возвращено гостю',
  },
  'payments.void_other': { en: 'Another reason', ro: 'Alt motiv', ru: 'Другая причина' },
  'payments.void_text': { en: 'Reason', ro: 'Motivul', ru: 'Причина' },
  'payments.void_text_missing': {
    en: 'Write the reason',
    ro: 'Scrieți motivul',
    ru: 'Напишите причину',
  },
  'payments.voided': { en: 'Voided', ro: 'Anulată', ru: 'Аннулирована' },
  'payments.not_loaded': {
    en: 'The payments could not be loaded.',
    ro: 'Plățile nu s-au încărcat.',
    ru: 'Оплаты не загрузились.',
  },
} as const satisfies Texts;
