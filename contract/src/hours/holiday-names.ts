import type { Holiday } from '@comanda/domain/hours';
import type { Language } from '../languages/languages.ts';

/** The holidays as Moldova's Labour Code and its churches call them; a pub's guests read them in their language. */
export const holidayNames: Readonly<Record<Holiday, Readonly<Record<Language, string>>>> = {
  new_year: { en: 'New Year', ro: 'Anul Nou', ru: 'Новый год' },
  christmas_old_style: {
    en: 'Christmas (old style)',
    ro: 'Crăciunul (pe stil vechi)',
    ru: 'Рождество Христово (по старому стилю)',
  },
  womens_day: {
    en: 'International Women’s Day',
    ro: 'Ziua internațională a femeii',
    ru: 'Международный женский день',
  },
  easter: { en: 'Easter', ro: 'Paștele', ru: 'Пасха' },
  easter_western: { en: 'Catholic Easter', ro: 'Paștele catolic', ru: 'Католическая Пасха' },
  memorial_easter: {
    en: 'Memorial Easter',
    ro: 'Paștele Blajinilor',
    ru: 'Радоница (Пасха блаженных)',
  },
  labour_day: {
    en: 'International Workers’ Day',
    ro: 'Ziua internațională a solidarității oamenilor muncii',
    ru: 'День международной солидарности трудящихся',
  },
  victory_and_europe_day: {
    en: 'Victory Day and Europe Day',
    ro: 'Ziua Victoriei și Ziua Europei',
    ru: 'День Победы и День Европы',
  },
  childrens_day: {
    en: 'International Children’s Day',
    ro: 'Ziua internațională a ocrotirii copilului',
    ru: 'Международный день защиты детей',
  },
  independence_day: {
    en: 'Independence Day',
    ro: 'Ziua Independenței',
    ru: 'День независимости',
  },
  language_day: {
    en: 'Romanian Language Day',
    ro: 'Ziua Limbii Române',
    ru: 'День румынского языка',
  },
  chisinau_day: {
    en: 'Chișinău City Day',
    ro: 'Hramul orașului Chișinău',
    ru: 'Храм города Кишинёва',
  },
  christmas: {
    en: 'Christmas (new style)',
    ro: 'Crăciunul (pe stil nou)',
    ru: 'Рождество Христово (по новому стилю)',
  },
};
