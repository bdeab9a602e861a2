import { currencySymbol } from '@comanda/domain/pubs';
import { UtensilsCrossed } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useText } from '../../../lib/i18n/use-text.ts';
import { holdReload, useWorkInHand } from '../../../lib/live/work-in-hand.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { DishesSkeleton } from '../cards/editor-skeletons.tsx';
import { MenuCanvas, type CanvasPub } from '../editor/menu-canvas.tsx';
import { BackToEditor } from '../editor/back-to-editor.tsx';
import { categoryPath, editorPath, menuPath, type PubRef } from '../editor/menu-scope.ts';
import { useBulkChanges, useDishesOfPub } from './bulk-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import styles from './bulk.module.css';
import { ChooseAll, DishChoices } from './dish-choices.tsx';
import { groupsOf, type Shown } from './groups.ts';
import { OutcomeNote } from './outcome-note.tsx';

type Props = { readonly at: PubRef; readonly pub: CanvasPub };

/** Chooses dishes of the whole menu and changes them at once. */
export function BulkScreen({ at, pub }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const { menuID, categoryID } = useParams();
  const list = useDishesOfPub(at);
  const backTo = () => {
    if (menuID === undefined) return editorPath(at.pubID);
    if (categoryID === undefined) return menuPath(at.pubID, Number(menuID));
    return categoryPath(at.pubID, Number(menuID), Number(categoryID));
  };
  return (
    <MenuCanvas pub={pub}>
      <BarPath parts={[pub.name, t('menu.editor').toLowerCase()]} />
      <BackToEditor to={backTo()} />
      <h1>{t('menu.bulk')}</h1>
      {list.isPending && <DishesSkeleton />}
      {list.isError && !list.data && (
        <FailedState
          message={errorText(list.error)}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data?.dishes.length === 0 && (
        <EmptyState icon={<UtensilsCrossed />} title={t('menu.no_dishes')} />
      )}
      {list.data && list.data.dishes.length > 0 && (
        <Dishes
          at={at}
          list={list.data}
          symbol={currencySymbol(pub.currency_id)}
          from={shownFrom(menuID, categoryID)}
        />
      )}
    </MenuCanvas>
  );
}

function shownFrom(menuID: string | undefined, categoryID: string | undefined): Shown {
  if (categoryID !== undefined) return `category ${Number(categoryID)}`;
  return menuID === undefined ? 'all' : `menu ${Number(menuID)}`;
}

type DishesProps = {
  readonly at: PubRef;
  readonly list: NonNullable<ReturnType<typeof useDishesOfPub>['data']>;
  readonly symbol: string;
  readonly from: Shown;
};

function Dishes({ at, list, symbol, from }: DishesProps) {
  const { t } = useText();
  const [shown, setShown] = useState<Shown>(from);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const changes = useBulkChanges(at);
  const isUndoOffered = changes.undo !== undefined;
  useEffect(() => (isUndoOffered ? holdReload() : undefined), [isUndoOffered]);
  // The choice of hundreds of dishes, of which a filter may show none.
  useWorkInHand(chosen.size > 0);
  const groups = groupsOf(list, shown);
  const ids = groups.flatMap(({ dishes }) => dishes.map(({ id }) => id));
  return (
    <>
      <ShownField list={list} shown={shown} onShow={setShown} />
      {ids.length > 0 && (
        <div className={styles['all']}>
          <ChooseAll
            label={t('menu.bulk_choose_all', { count: ids.length })}
            ids={ids}
            chosen={chosen}
            onChoose={setChosen}
          />
        </div>
      )}
      {groups.map((group) => (
        <DishChoices
          key={group.category.id}
          group={group}
          symbol={symbol}
          chosen={chosen}
          onChoose={setChosen}
        />
      ))}
      <div className={styles['foot']}>
        <OutcomeNote {...changes} />
        <BulkBar
          list={list}
          symbol={symbol}
          chosen={chosen}
          change={changes.change}
          onChoose={setChosen}
        />
      </div>
    </>
  );
}

type ShownProps = Pick<DishesProps, 'list'> & {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
};

/** Which part of the menu the list shows. */
function ShownField({ list: { menus, categories }, shown, onShow }: ShownProps) {
  const { t } = useText();
  return (
    <SelectField
      label={t('menu.bulk_show')}
      value={shown}
      options={[{ value: 'all', label: t('menu.bulk_whole_menu') }]}
      groups={menus.map(({ id, name }) => ({
        label: name,
        options: [
          { value: `menu ${id}`, label: t('menu.bulk_all_of', { name }) },
          ...categories
            .filter(({ menu_id }) => menu_id === id)
            .map((category) => ({ value: `category ${category.id}`, label: category.name })),
        ],
      }))}
      onChange={({ currentTarget: { value } }) => {
        const [kind, id] = value.split(' ');
        if (kind === 'menu' || kind === 'category') onShow(`${kind} ${Number(id)}`);
        else onShow('all');
      }}
    />
  );
}
