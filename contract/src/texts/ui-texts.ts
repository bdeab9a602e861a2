import { cropTexts } from './crop-texts.ts';
import { startTexts } from './start-texts.ts';
import type { Texts } from '../languages/languages.ts';

export const uiTexts = {
  ...startTexts,
  ...cropTexts,
  'ui.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'ui.cancel': { en: 'Cancel', ro: 'Renunță', ru: 'Отмена' },
  'ui.save': { en: 'Save', ro: 'Salvează', ru: 'Сохранить' },
  'ui.delete': { en: 'Delete', ro: 'Șterge', ru: 'Удалить' },
  'ui.edit': { en: 'Edit', ro: 'Modifică', ru: 'Изменить' },
  'ui.actions_of': {
    en: 'Actions: {{name}}',
    ro: 'Acțiuni: {{name}}',
    ru: 'Действия: {{name}}',
  },
  'ui.create': { en: 'Create', ro: 'Creează', ru: 'Создать' },
  'ui.yes': { en: 'Yes', ro: 'Da', ru: 'Да' },
  'ui.no': { en: 'No', ro: 'Nu', ru: 'Нет' },
  'ui.back': { en: 'Back', ro: 'Înapoi', ru: 'Назад' },
  'ui.your_data': { en: 'Your data', ro: 'Datele dumneavoastră', ru: 'Ваши данные' },
  'ui.home': { en: 'Home', ro: 'Acasă', ru: 'На главную' },
  'ui.retry': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Попробовать ещё раз' },
  'ui.look': { en: 'Language and theme', ro: 'Limba și tema', ru: 'Язык и тема' },
  'ui.language': { en: 'Language', ro: 'Limba', ru: 'Язык' },
  'ui.theme_dark': {
    en: 'Switch to the dark theme',
    ro: 'Treci la tema întunecată',
    ru: 'Включить тёмную тему',
  },
  'ui.theme_light': {
    en: 'Switch to the light theme',
    ro: 'Treci la tema luminoasă',
    ru: 'Включить светлую тему',
  },
  'ui.screen_failed': {
    en: 'This screen has failed',
    ro: 'Ecranul nu a putut fi afișat',
    ru: 'Экран не удалось показать',
  },
  'ui.show_secret': {
    en: 'Show the characters',
    ro: 'Arată caracterele',
    ru: 'Показать символы',
  },
  'ui.hide_secret': {
    en: 'Hide the characters',
    ro: 'Ascunde caracterele',
    ru: 'Скрыть символы',
  },
  'ui.skip_to_content': {
    en: 'Skip to the content',
    ro: 'Treci la conținut',
    ru: 'Перейти к содержанию',
  },
  'ui.zoom_in': { en: 'Zoom in', ro: 'Apropie harta', ru: 'Приблизить карту' },
  'ui.zoom_out': { en: 'Zoom out', ro: 'Îndepărtează harta', ru: 'Отдалить карту' },
  'ui.live': { en: 'live', ro: 'conectat', ru: 'на связи' },
  'ui.catching_up': { en: 'catching up', ro: 'se actualizează', ru: 'обновляется' },
  'ui.offline_since': {
    en: 'offline since {{time}}',
    ro: 'fără conexiune de la {{time}}',
    ru: 'нет связи с {{time}}',
  },
  'ui.device_clock': {
    en: 'Times are by the clock of this device ({{zone}}), those of an order by its venue’s.',
    ro: 'Orele sunt după ceasul acestui dispozitiv ({{zone}}), cele ale unei comenzi după al localului.',
    ru: 'Время указано по часам этого устройства ({{zone}}), у заказов — по часам заведения.',
  },
  'ui.page_not_found': {
    en: 'There is no such page',
    ro: 'O astfel de pagină nu există',
    ru: 'Такой страницы нет',
  },
  'ui.page_not_found_hint': {
    en: 'The address may have been mistyped, or the page has moved.',
    ro: 'Adresa poate fi scrisă greșit sau pagina a fost mutată.',
    ru: 'Возможно, в адресе опечатка или страницу перенесли.',
  },
  'ui.drag': { en: 'Drag {{name}}', ro: 'Trage {{name}}', ru: 'Перетащить «{{name}}»' },
  'ui.drag_hint': {
    en: 'Space grabs it, the arrows move it, Space or Enter drops it, Escape puts it back.',
    ro: 'Spațiu apucă, săgețile mută, Spațiu sau Enter așază, Escape pune la loc.',
    ru: 'Пробел берёт, стрелки двигают, пробел или Enter ставит, Escape возвращает на место.',
  },
  'ui.drag_grabbed': {
    en: '{{name}}: grabbed, place {{place}} of {{count}}',
    ro: '{{name}}: apucat, locul {{place}} din {{count}}',
    ru: '«{{name}}»: взято, место {{place}} из {{count}}',
  },
  'ui.drag_moved': {
    en: '{{name}}: place {{place}} of {{count}}',
    ro: '{{name}}: locul {{place}} din {{count}}',
    ru: '«{{name}}»: место {{place}} из {{count}}',
  },
  'ui.drag_dropped': {
    en: '{{name}}: dropped at place {{place}} of {{count}}',
    ro: '{{name}}: așezat pe locul {{place}} din {{count}}',
    ru: '«{{name}}»: поставлено на место {{place}} из {{count}}',
  },
  'ui.drag_put_back': {
    en: '{{name}}: back at place {{place}} of {{count}}',
    ro: '{{name}}: pus înapoi pe locul {{place}} din {{count}}',
    ru: '«{{name}}»: возвращено на место {{place}} из {{count}}',
  },
  'ui.to_start': { en: 'To the start page', ro: 'La pagina de start', ru: 'На главную страницу' },
} as const satisfies Texts;
