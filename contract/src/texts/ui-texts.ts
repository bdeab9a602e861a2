import type { Texts } from './text.ts';

export const uiTexts = {
  'ui.close': { en: 'Close', ro: 'Închide', ru: 'Закрыть' },
  'ui.cancel': { en: 'Cancel', ro: 'Renunță', ru: 'Отмена' },
  'ui.save': { en: 'Save', ro: 'Salvează', ru: 'Сохранить' },
  'ui.saved': { en: 'Saved', ro: 'Salvat', ru: 'Сохранено' },
  'ui.delete': { en: 'Delete', ro: 'Șterge', ru: 'Удалить' },
  'ui.edit': { en: 'Edit', ro: 'Modifică', ru: 'Изменить' },
  'ui.create': { en: 'Create', ro: 'Creează', ru: 'Создать' },
  'ui.yes': { en: 'Yes', ro: 'Da', ru: 'Да' },
  'ui.no': { en: 'No', ro: 'Nu', ru: 'Нет' },
  'ui.back': { en: 'Back', ro: 'Înapoi', ru: 'Назад' },
  'ui.home': { en: 'Home', ro: 'Acasă', ru: 'На главную' },
  'ui.retry': { en: 'Try again', ro: 'Încearcă din nou', ru: 'Попробовать ещё раз' },
  'ui.loading': { en: 'Loading', ro: 'Se încarcă', ru: 'Загрузка' },
} as const satisfies Texts;
