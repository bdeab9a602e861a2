import { foodColumns } from '@comanda/domain/import';
import { Heading, Rows3, Trash2 } from 'lucide-react';
import { memo, type Dispatch } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import { sheetWords } from '../sheet-words.ts';
import { type DishState, type DraftAction, type DraftDish, fieldProblem } from './draft.ts';
import { MoveSelect, type GroupName } from './move-select.tsx';
import styles from './draft-table.module.css';
import { RowDoubts } from './row-doubts.tsx';
import { SizeFields, withSizes } from './size-fields.tsx';
import { WrongCells } from './wrong-cells.tsx';

type Props = {
  readonly dish: DraftDish;
  readonly state: DishState | undefined;
  readonly groupID: number;
  /** All categories of the draft, to move the dish to. */
  readonly groups: readonly GroupName[];
  readonly dispatch: Dispatch<DraftAction>;
  readonly onFocus: (line: number) => void;
};

/** One dish of the draft. */
export const DraftRowFields = memo(({ dish, state, groupID, groups, dispatch, onFocus }: Props) => {
  const { t } = useText();
  const { id, line, name, weight, price, sizes, ingredients, food, optionGroups = '' } = dish;
  const cells = { ...food, optionGroups };
  const { headers } = sheetWords(t);
  const columns = [...foodColumns, 'optionGroups' as const].filter(
    (column) => (cells[column] ?? '').trim() !== '' && !state?.cells[column],
  );
  const said = [
    ...(ingredients === '' ? [] : [ingredients]),
    ...columns.map((column) => `${headers[column]}: ${cells[column] ?? ''}`),
  ];
  const focus = () => {
    onFocus(line);
  };
  const change = (fields: Partial<DraftDish>) => {
    dispatch({ do: 'change-dish', id, fields });
  };
  return (
    <li className={styles['dish']}>
      <div className={styles['name']}>
        <TextField
          label={t('menu.import_row_name', { line })}
          isLabelHidden
          onFocus={focus}
          value={name}
          error={fieldProblem(state, 'name', t)}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
        />
        {(said.length > 0 || !dish.visible) && (
          <p className={styles['notes']}>
            {said.map((words) => (
              <span key={words}>{words}</span>
            ))}
            {!dish.visible && <b>{t('menu.import_hidden_row')}</b>}
          </p>
        )}
      </div>
      <TextField
        label={t('menu.import_row_weight', { line })}
        placeholder={t('menu.import_weight')}
        isLabelHidden
        onFocus={focus}
        value={weight}
        error={fieldProblem(state, 'weight', t)}
        onChange={(event) => {
          change({ weight: event.target.value });
        }}
      />
      {sizes.length > 0 ? (
        <span className={styles['sizeCount']}>
          {t('menu.import_sizes', { count: sizes.length })}
        </span>
      ) : (
        <NumberField
          label={t('menu.import_row_price', { line })}
          placeholder={t('menu.price')}
          isLabelHidden
          onFocus={focus}
          value={price}
          error={fieldProblem(state, 'price', t)}
          onChange={(event) => {
            change({ price: event.target.value });
          }}
        />
      )}
      <RowActions dish={dish} groupID={groupID} groups={groups} dispatch={dispatch} />
      {sizes.length > 0 && (
        <SizeFields dish={dish} state={state} onFocus={focus} onChange={change} />
      )}
      <RowDoubts
        name={name}
        doubts={dish.doubts}
        twin={state?.twin}
        onRight={() => {
          dispatch({ do: 'call-right', id });
        }}
        onMerge={() => {
          dispatch({ do: 'merge-twins', id });
        }}
      />
      <WrongCells dish={dish} state={state} onFocus={focus} onChange={change} />
    </li>
  );
});

/** What can be done with a whole line. */
function RowActions({
  dish,
  groupID,
  groups,
  dispatch,
}: Pick<Props, 'dish' | 'groupID' | 'groups' | 'dispatch'>) {
  const { t } = useText();
  const { id, name, sizes } = dish;
  return (
    <div className={styles['rowActions']}>
      <MoveSelect
        label={t('menu.import_move', { name })}
        groups={groups}
        groupID={groupID}
        onMove={(to) => {
          dispatch({ do: 'move-dish', id, groupId: to });
        }}
      />
      {sizes.length === 0 && (
        <IconButton
          label={t('menu.import_has_sizes', { name })}
          icon={<Rows3 />}
          onClick={() => {
            dispatch({ do: 'change-dish', id, fields: withSizes(dish) });
          }}
        />
      )}
      <IconButton
        label={t('menu.import_make_heading', { name })}
        icon={<Heading />}
        onClick={() => {
          dispatch({ do: 'make-heading', id });
        }}
      />
      <IconButton
        label={t('menu.delete_named', { name })}
        icon={<Trash2 />}
        onClick={() => {
          dispatch({ do: 'delete-dish', id });
        }}
      />
    </div>
  );
}
