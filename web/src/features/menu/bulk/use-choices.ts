import { NEXT_OPENING, type ListedCategory } from '@comanda/contract/menu';
import { UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import type { Choice } from './choice-popup.tsx';

type Menus = readonly { readonly id: number; readonly name: string }[];

const ON_SALE = 'on_sale';

/** The changes of many dishes that are one choice each. */
export function useChoices({
  menus,
  categories,
}: {
  readonly menus: Menus;
  readonly categories: readonly ListedCategory[];
}): Readonly<Record<'visibility' | 'move' | 'soldOut', Choice>> {
  const { t } = useText();
  return {
    visibility: {
      title: t('menu.bulk_visibility'),
      label: t('menu.bulk_visibility_choice'),
      options: [
        { value: 'shown', label: t('menu.bulk_shown') },
        { value: 'hidden', label: t('menu.bulk_hidden') },
      ],
      wantedOf: ({ visible }, value) =>
        visible === (value === 'shown') ? undefined : { visible: !visible },
      textOf: ({ visible }) => t(visible ? 'menu.bulk_shown' : 'menu.bulk_hidden'),
    },
    move: {
      title: t('menu.bulk_move'),
      label: t('menu.copy_to_category'),
      groups: menus.map((menu) => ({
        label: menu.name,
        options: categories
          .filter(({ menu_id }) => menu_id === menu.id)
          .map(({ id, name }) => ({ value: id, label: name })),
      })),
      wantedOf: ({ category_id }, value) =>
        value === '' || category_id === Number(value) ? undefined : { category_id: Number(value) },
      textOf: ({ category_id }) => categories.find(({ id }) => id === category_id)?.name,
    },
    soldOut: {
      title: t('menu.bulk_sold_out'),
      label: t('menu.bulk_sold_out_choice'),
      options: [
        {
          value: NEXT_OPENING,
          label: `${t('menu.sold_out')}: ${t('menu.until_next_opening')}`,
        },
        {
          value: UNTIL_SWITCHED_BACK,
          label: `${t('menu.sold_out')}: ${t('menu.until_switched_back')}`,
        },
        { value: ON_SALE, label: t('menu.bulk_sells') },
      ],
      wantedOf: ({ sold_out_until: until }, value) => {
        const wanted = value === ON_SALE ? null : value;
        return until === wanted ? undefined : { sold_out_until: wanted };
      },
      textOf: ({ sold_out_until: until }) =>
        t(until === null ? 'menu.bulk_sells' : 'menu.sold_out').toLowerCase(),
    },
  };
}
