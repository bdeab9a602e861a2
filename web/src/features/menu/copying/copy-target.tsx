import { useEffect, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useCategories } from '../calls/categories-api.ts';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { useMenus } from '../calls/menus-api.ts';
import { usePubsToCopyTo, type Level } from './copying-api.ts';

type Props = {
  readonly level: Level;
  /** Where the source is, the first choice. */
  readonly own: CategoryRef;
  /** Undefined while the chosen pub or menu has nothing to copy into. */
  readonly onChange: (target: CategoryRef | undefined) => void;
};

type Named = { readonly id: number; readonly name: string };

/** The chosen one while it exists, else the first. */
const existing = (list: readonly Named[] | undefined, id: number): number | undefined =>
  (list?.find((one) => one.id === id) ?? list?.[0])?.id;

/** Where a copy goes: a pub, one of its menus, one of the menu's categories, as far as the level needs them. */
export function CopyTarget({ level, own, onChange }: Props) {
  const { t } = useText();
  const { companyID } = own;
  const [chosen, setChosen] = useState(own);
  const { pubID } = chosen;
  const pubs = usePubsToCopyTo(companyID).data;
  const menus = useMenus({ companyID, pubID }).data;
  const menuID = level === 'menu' ? 0 : existing(menus, chosen.menuID);
  const categories = useCategories(
    { companyID, pubID, menuID: menuID ?? 0 },
    { isNeeded: level === 'dish' && menuID !== undefined },
  ).data;
  const categoryID = level === 'dish' ? existing(categories, chosen.categoryID) : 0;
  useEffect(() => {
    const isWhole = menuID !== undefined && categoryID !== undefined;
    onChange(isWhole ? { companyID, pubID, menuID, categoryID } : undefined);
  }, [companyID, pubID, menuID, categoryID, onChange]);
  const currencyOf = (id: number) => pubs?.find((pub) => pub.id === id)?.currency_id;
  const pubHint = () => {
    if (level !== 'menu' && menus?.length === 0) return t('menu.copy_no_menu');
    const isOther = currencyOf(pubID) !== currencyOf(own.pubID);
    return isOther ? t('menu.copy_other_currency') : undefined;
  };
  return (
    <>
      {pubs && pubs.length > 1 && (
        <Choice
          label={t('menu.copy_to_pub')}
          hint={pubHint()}
          value={pubID}
          list={pubs}
          onChoose={(id) => {
            setChosen({ ...chosen, pubID: id });
          }}
        />
      )}
      {level !== 'menu' && menus && menus.length > 0 && (
        <Choice
          label={t('menu.copy_to_menu')}
          hint={
            level === 'dish' && categories?.length === 0 ? t('menu.copy_no_category') : undefined
          }
          value={menuID}
          list={menus}
          onChoose={(id) => {
            setChosen({ ...chosen, menuID: id });
          }}
        />
      )}
      {level === 'dish' && categories && categories.length > 0 && (
        <Choice
          label={t('menu.copy_to_category')}
          value={categoryID}
          list={categories}
          onChoose={(id) => {
            setChosen({ ...chosen, menuID: menuID ?? 0, categoryID: id });
          }}
        />
      )}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: number | undefined;
  readonly list: readonly Named[];
  readonly onChoose: (id: number) => void;
};

const Choice = ({ label, hint, value, list, onChoose }: ChoiceProps) => (
  <SelectField
    label={label}
    hint={hint}
    value={value}
    options={list.map(({ id, name }) => ({ value: id, label: name }))}
    onChange={({ currentTarget }) => {
      onChoose(Number(currentTarget.value));
    }}
  />
);
