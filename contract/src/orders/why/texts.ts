import type { Texts } from '../../languages/languages.ts';

/** The page on which a company asks what a guest sees at a place and a time, and why. */
export const whyTexts = {
  'orders.why': { en: 'Why?', ro: 'De ce?', ru: 'Почему?' },
  'orders.why_note': {
    en: 'What a guest sees at a place and a time, and which rule says no. Nothing is ordered.',
    ro: 'Ce vede oaspetele în locul și la ora alese și care regulă refuză. Nu se comandă nimic.',
    ru: 'Что видит гость в выбранном месте и в выбранное время и какое правило отказывает. Ничего не заказывается.',
  },
  'orders.why_link': {
    en: 'What does a guest see?',
    ro: 'Ce vede oaspetele?',
    ru: 'Что видит гость?',
  },
  'orders.why_type': { en: 'Order', ro: 'Comanda', ru: 'Заказ' },
  'orders.why_map': {
    en: 'Map of the zones. Press where the guest is, or move it with the arrow keys and put the pin in the middle.',
    ro: 'Harta zonelor. Apăsați unde este oaspetele sau mutați harta cu săgețile și puneți marcajul în mijloc.',
    ru: 'Карта зон. Нажмите, где гость, или двигайте её стрелками и поставьте метку в середину.',
  },
  'orders.why_pin_in_middle': {
    en: 'Pin in the middle',
    ro: 'Pune marcajul în mijloc',
    ru: 'Поставить метку в середину',
  },
  'orders.why_when': { en: 'When', ro: 'Când', ru: 'Когда' },
  'orders.why_now': { en: 'Now', ro: 'Acum', ru: 'Сейчас' },
  'orders.why_then': { en: 'Another time', ro: 'Altă oră', ru: 'Другое время' },
  'orders.why_day': { en: 'Day', ro: 'Ziua', ru: 'День' },
  'orders.why_time': { en: 'Time', ro: 'Ora', ru: 'Время' },
  'orders.why_no_dishes': {
    en: 'Without dishes the minimum and the rules about dishes are left out.',
    ro: 'Fără preparate, minimul și regulile despre preparate nu se verifică.',
    ru: 'Без блюд минимум и правила о блюдах не проверяются.',
  },
  'orders.why_answer': { en: 'The guest sees', ro: 'Oaspetele vede', ru: 'Гость видит' },
  'orders.why_pin_first': {
    en: 'Press on the map where the guest is',
    ro: 'Apăsați pe hartă unde este oaspetele',
    ru: 'Нажмите на карте, где гость',
  },
  'orders.why_no_time': {
    en: 'Choose a day and a time',
    ro: 'Alegeți ziua și ora',
    ru: 'Выберите день и время',
  },
  'orders.why_taken': {
    en: 'The order is taken',
    ro: 'Comanda se primește',
    ru: 'Заказ принимается',
  },
  'orders.why_refused': {
    en: 'The order is refused',
    ro: 'Comanda nu se primește',
    ru: 'Заказ не принимается',
  },
  'orders.why_zone': { en: 'Zone {{zone}}', ro: 'Zona {{zone}}', ru: 'Зона {{zone}}' },
  'orders.why_minimum': {
    en: 'Dishes for {{minimum}} at least',
    ro: 'Preparate de cel puțin {{minimum}}',
    ru: 'Блюд не меньше чем на {{minimum}}',
  },
  'orders.why_total': { en: 'Total {{total}}', ro: 'Total {{total}}', ru: 'Итого {{total}}' },
  'orders.why_about': {
    en: 'About: {{dishes}}',
    ro: 'Despre: {{dishes}}',
    ru: 'О блюдах: {{dishes}}',
  },
  'orders.why_setting': { en: 'Set in', ro: 'Se stabilește în', ru: 'Настраивается здесь:' },
  'orders.why_taken_until': {
    en: 'It was taken until {{time}}.',
    ro: 'S-a primit până la {{time}}.',
    ru: 'Принимался до {{time}}.',
  },
  'orders.why_taken_from': {
    en: 'It is taken again from {{time}}.',
    ro: 'Se primește din nou de la {{time}}.',
    ru: 'Снова принимается с {{time}}.',
  },
  'orders.why_never': {
    en: 'With these settings it is taken at no time.',
    ro: 'Cu aceste setări nu se primește la nicio oră.',
    ru: 'С этими настройками он не принимается ни в какое время.',
  },
  'orders.why_present_settings': {
    en: 'Judged by the present settings, not by those of that time.',
    ro: 'Se judecă după setările de acum, nu după cele de atunci.',
    ru: 'По нынешним настройкам, а не по тем, что были тогда.',
  },
} as const satisfies Texts;
