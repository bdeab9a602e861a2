import { menuSheet, toCsv, type SheetDish, type SheetWords } from '@comanda/domain/import';
import { toMinor } from '@comanda/domain/money';
import writeWorkbook from 'write-excel-file/browser';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import type { WholeMenu } from '../import-api.ts';

export type ExportFormat = 'CSV' | 'XLSX';

const wordsOf = (t: Translate): SheetWords => ({
  headers: {
    menu: t('menu.import_menu'),
    category: t('menu.import_category'),
    name: t('menu.name'),
    ingredients: t('menu.ingredients'),
    price: t('menu.price'),
    salePrice: t('menu.sale_price'),
    visible: t('menu.visible'),
  },
  yes: t('ui.yes'),
  no: t('ui.no'),
});

function dishesOf({ menus, categories, dishes }: WholeMenu): SheetDish[] {
  const menuNames = new Map(menus.map(({ id, name }) => [id, name]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  return dishes.map((dish) => {
    const category = byId.get(dish.category_id);
    return {
      menu: menuNames.get(category?.menu_id ?? 0) ?? '',
      category: category?.name ?? '',
      name: dish.name,
      ingredients: dish.ingredients,
      priceMinor: toMinor(dish.price),
      salePriceMinor: toMinor(dish.sale_price),
      visible: dish.visible,
    };
  });
}

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  window.setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}

/** A whole menu as a file that an import reads back. */
export async function menuFile(menu: WholeMenu, format: ExportFormat, t: Translate): Promise<Blob> {
  const cells = menuSheet(dishesOf(menu), wordsOf(t));
  if (format === 'CSV') return new Blob([toCsv(cells)], { type: 'text/csv;charset=utf-8' });
  return writeWorkbook(
    cells.map((row, index) =>
      row.map((value) => ({ value, ...(index === 0 && { fontWeight: 'bold' as const }) })),
    ),
  ).toBlob();
}

/** Downloads a whole menu under the name of its pub. */
export async function saveMenu(
  menu: WholeMenu,
  { format, name, t }: { format: ExportFormat; name: string; t: Translate },
): Promise<void> {
  download(await menuFile(menu, format, t), `${name}.${format.toLowerCase()}`);
}
