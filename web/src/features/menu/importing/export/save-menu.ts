import { menuSheet, toCsv, toWorkbookCell, type SheetDish } from '@comanda/domain/import';
import { toMinor } from '@comanda/domain/money';
import writeWorkbook from 'write-excel-file/browser';
import { saveFile } from '../../../../lib/files/save-file.ts';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import type { WholeMenu } from '../import-api.ts';
import { sheetWords } from '../sheet-words.ts';

export type ExportFormat = 'CSV' | 'XLSX';

function dishesOf({
  menus,
  categories,
  dishes,
  option_groups: groups = [],
}: WholeMenu): SheetDish[] {
  const groupsById = new Map(
    groups.map(({ id, name, rule, choices }) => [
      id,
      {
        name,
        rule,
        choices: choices.map((choice) => ({
          name: choice.name,
          priceMinor: toMinor(choice.price),
        })),
      },
    ]),
  );
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
      food: dish.food,
      optionGroups: (dish.option_groups ?? []).flatMap(
        ({ group_id: id }) => groupsById.get(id) ?? [],
      ),
    };
  });
}

/** A whole menu as a file that an import reads back. */
export async function menuFile(menu: WholeMenu, format: ExportFormat, t: Translate): Promise<Blob> {
  const cells = menuSheet(dishesOf(menu), sheetWords(t));
  if (format === 'CSV') return new Blob([toCsv(cells)], { type: 'text/csv;charset=utf-8' });
  return writeWorkbook(
    cells.map((row, index) =>
      row.map((value) => ({
        value: toWorkbookCell(value),
        ...(index === 0 && { fontWeight: 'bold' as const }),
      })),
    ),
  ).toBlob();
}

/** Downloads a whole menu under the name of its pub. */
export async function saveMenu(
  menu: WholeMenu,
  { format, name, t }: { format: ExportFormat; name: string; t: Translate },
): Promise<void> {
  saveFile(await menuFile(menu, format, t), `${name}.${format.toLowerCase()}`);
}
