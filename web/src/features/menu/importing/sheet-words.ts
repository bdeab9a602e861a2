import type { SheetWords } from '@comanda/domain/import';
import type { Translate } from '../../../lib/i18n/current-texts.ts';

/** The words of an exported list, which an import reads in each language; a preview has the same. */
export const sheetWords = (t: Translate): SheetWords => ({
  headers: {
    menu: t('menu.import_menu'),
    category: t('menu.import_category'),
    name: t('menu.name'),
    size: t('menu.size'),
    ingredients: t('menu.ingredients'),
    price: t('menu.price'),
    salePrice: t('menu.sale_price'),
    visible: t('menu.visible'),
    allergens: t('menu.allergens'),
    diets: t('menu.diets'),
    spiciness: t('menu.spiciness'),
    alcohol: t('food.alcohol'),
    portion: t('menu.import_portion'),
    energy: t('menu.energy'),
    optionGroups: t('options.groups'),
  },
  nameOf: (word) => t(`food.${word}`),
  unitOf: (unit) => t(`facts.unit_${unit}`),
  traces: t('menu.traces'),
  none: t('menu.import_none'),
  yes: t('ui.yes'),
  no: t('ui.no'),
});
