import type { Texts } from '../languages/languages.ts';

/** The code of two digits that a guest says to the courier. */
export const handoverTexts = {
  'couriers.handover_code': {
    en: 'The guest’s code, two digits',
    ro: 'Codul oaspetelui, două cifre',
    ru: 'Код гостя, две цифры',
  },
  'couriers.handover_hint': {
    en: 'Ask the guest for the code on their order’s page',
    ro: 'Cereți oaspetelui codul de pe pagina comenzii',
    ru: 'Спросите у гостя код со страницы заказа',
  },
  'couriers.handover_type': {
    en: 'Type the two digits.',
    ro: 'Scrieți cele două cifre.',
    ru: 'Введите две цифры.',
  },
  'couriers.handover_wrong': {
    en: 'Wrong code. Tries left: {{count}}.',
    ro: 'Cod greșit. Încercări rămase: {{count}}.',
    ru: 'Неверный код. Осталось попыток: {{count}}.',
  },
} as const satisfies Texts;
