import { foodColumns, type DraftField } from '@comanda/domain/import';
import { Heading, Trash2 } from 'lucide-react';
import { memo, type Dispatch } from 'react';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../../ui/button/icon-button.tsx';
import { NumberField, TextField } from '../../../../ui/field/text-field.tsx';
import { sheetWords } from '../sheet-words.ts';
import type { DishState, DraftAction, DraftDish } from './draft.ts';
import { MoveSelect, type GroupName } from './move-select.tsx';
import styles from './draft-table.module.css';
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

export function fieldProblem(
  state: DishState | undefined,
  field: DraftField,
  t: Translate,
): string | undefined {
  const problem = state?.problems[field];
  if (!problem) return undefined;
  return t(`errors.${problem.code}`, problem.limit === undefined ? {} : { limit: problem.limit });
}

/** One dish of the draft. */
export const DraftRowFields = memo(({ dish, state, groupID, groups, dispatch, onFocus }: Props) => {
  const { t } = useText();
  const { id, line, name, weight, price, ingredients, food, optionGroups = '' } = dish;
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
          autoComplete="off"
          value={name}
          error={fieldProblem(state, 'name', t)}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
        />
        {(said.length > 0 || !dish.visible || state?.isRepeated === true) && (
          <p className={styles['notes']}>
            {said.map((words) => (
              <span key={words}>{words}</span>
            ))}
            {!dish.visible && <b>{t('menu.import_hidden_row')}</b>}
            {state?.isRepeated === true && <b>{t('menu.import_repeated')}</b>}
          </p>
        )}
      </div>
      <TextField
        label={t('menu.import_row_weight', { line })}
        placeholder={t('menu.import_weight')}
        isLabelHidden
        onFocus={focus}
        autoComplete="off"
        value={weight}
        error={fieldProblem(state, 'weight', t)}
        onChange={(event) => {
          change({ weight: event.target.value });
        }}
      />
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
      <div className={styles['rowActions']}>
        <MoveSelect
          label={t('menu.import_move', { name })}
          groups={groups}
          groupID={groupID}
          onMove={(to) => {
            dispatch({ do: 'move-dish', id, groupId: to });
          }}
        />
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
      <WrongCells dish={dish} state={state} onFocus={focus} onChange={change} />
    </li>
  );
});
