import type { Texts } from '../../languages/languages.ts';

/** What makes an order cost less: a discount, what the house gives for free, what is taken out after the kitchen had it. */
export const reductionTexts = {
  'orders.discount': { en: 'Discount', ro: 'Reducere', ru: 'Скидка' },
  'orders.discount_of': {
    en: 'Discount {{percent}} %',
    ro: 'Reducere {{percent}} %',
    ru: 'Скидка {{percent}} %',
  },
  'orders.deposit': {
    en: 'Packaging deposit',
    ro: 'Garanție ambalaj',
    ru: 'Залог за тару',
  },
  'orders.comp': { en: 'On the house', ro: 'Din partea casei', ru: 'За счёт заведения' },
  'orders.comp_count': {
    en: '{{count}} on the house',
    ro: '{{count}} din partea casei',
    ru: '{{count}} за счёт заведения',
  },
  'orders.comp_named': {
    en: 'On the house: {{name}}',
    ro: 'Din partea casei: {{name}}',
    ru: 'За счёт заведения: {{name}}',
  },
  'orders.edited_discount': { en: 'Discount', ro: 'Reducere', ru: 'Скидка' },
  'orders.edited_comp': { en: 'On the house', ro: 'Din partea casei', ru: 'За счёт заведения' },
  'orders.reduction_back': { en: 'taken back', ro: 'retrasă', ru: 'отменено' },
  'orders.voided_lines': {
    en: 'taken out {{lines}}',
    ro: 'scos {{lines}}',
    ru: 'убрано {{lines}}',
  },
  'orders.discount_give': { en: 'Give', ro: 'Acordă', ru: 'Дать скидку' },
  'orders.discount_take_back': {
    en: 'Without discount',
    ro: 'Fără reducere',
    ru: 'Убрать скидку',
  },
  'orders.discount_percent': { en: 'Percent', ro: 'Procente', ru: 'Процент' },
  'orders.discount_amount': { en: 'Amount', ro: 'Sumă', ru: 'Сумма' },
  'orders.discount_percent_wrong': {
    en: 'A whole number from 1 to 100',
    ro: 'Un număr întreg de la 1 la 100',
    ru: 'Целое число от 1 до 100',
  },
  'orders.discount_amount_wrong': {
    en: 'An amount up to {{most}}',
    ro: 'O sumă de cel mult {{most}}',
    ru: 'Сумма не больше {{most}}',
  },
  'orders.discount_saved': {
    en: 'Discount given',
    ro: 'Reducere acordată',
    ru: 'Скидка дана',
  },
  'orders.discount_removed': {
    en: 'The order has no discount',
    ro: 'Comanda nu mai are reducere',
    ru: 'Скидка убрана',
  },
  'orders.comp_which': { en: 'Which dish?', ro: 'Care preparat?', ru: 'Какое блюдо?' },
  'orders.comp_how_many': { en: 'How many', ro: 'Câte', ru: 'Сколько' },
  'orders.comp_saved': {
    en: 'Saved: {{name}}',
    ro: 'Salvat: {{name}}',
    ru: 'Сохранено: {{name}}',
  },
  'orders.void_question': {
    en: 'The kitchen has it already. Why is it taken out?',
    ro: 'Este deja la bucătărie. De ce se scoate?',
    ru: 'Это уже на кухне. Почему убираем?',
  },
  'orders.reduction_why': { en: 'Why?', ro: 'De ce?', ru: 'Почему?' },
  'orders.reason_missing': {
    en: 'Choose the reason',
    ro: 'Alegeți motivul',
    ru: 'Выберите причину',
  },
  'orders.reason_text': { en: 'Reason', ro: 'Motivul', ru: 'Причина' },
  'orders.reason_text_missing': {
    en: 'Write the reason',
    ro: 'Scrieți motivul',
    ru: 'Напишите причину',
  },
  'orders.reason_regular': { en: 'Regular guest', ro: 'Client fidel', ru: 'Постоянный гость' },
  'orders.reason_promotion': { en: 'Promotion', ro: 'Promoție', ru: 'Акция' },
  'orders.reason_complaint': { en: 'Complaint', ro: 'Reclamație', ru: 'Жалоба' },
  'orders.reason_celebration': { en: 'Celebration', ro: 'Sărbătoare', ru: 'Праздник' },
  'orders.reason_staff': { en: 'Staff', ro: 'Personal', ru: 'Сотрудник' },
  'orders.reason_changed_mind': {
    en: 'Guest changed their mind',
    ro: 'Clientul s-a răzgândit',
    ru: 'Гость передумал',
  },
  'orders.reason_mistake': {
    en: 'Ordered by mistake',
    ro: 'Comandat greșit',
    ru: 'Ошибка в заказе',
  },
  'orders.reason_gone': { en: 'Not available', ro: 'Nu mai este', ru: 'Закончилось' },
  'orders.reason_spoiled': { en: 'Spoiled', ro: 'Stricat', ru: 'Испорчено' },
  'orders.reason_other': { en: 'Another reason', ro: 'Alt motiv', ru: 'Другая причина' },
} as const satisfies Texts;
