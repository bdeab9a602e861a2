import type { CellColumn, CellProblem } from '@comanda/domain/import';
import { MAX_OPTION_GROUPS_OF_DISH } from '@comanda/domain/options';
import { useState } from 'react';
import type { ShownText, Translate } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { sheetWords } from '../sheet-words.ts';
import { type DishState, type DraftDish, fieldProblem } from './draft.ts';
import styles from './draft-table.module.css';

function problemWords(column: CellColumn, problem: CellProblem, t: Translate): ShownText {
  if (problem.code === 'unknown_words') {
    const words = problem.words.join(', ');
    const isGroup = column === 'optionGroups';
    return t(isGroup ? 'menu.import_unknown_groups' : 'menu.import_unknown_words', { words });
  }
  return problem.code === 'contradicts'
    ? t('menu.import_cell_contradicts')
    : t('menu.import_groups_do_not_fit', { limit: MAX_OPTION_GROUPS_OF_DISH });
}

type Props = {
  readonly dish: DraftDish;
  readonly state: DishState | undefined;
  readonly onFocus: () => void;
  readonly onChange: (fields: Partial<DraftDish>) => void;
};

type Column = CellColumn | 'salePrice';

/** The sale price is a column that is only shown where it is wrong or doubtful, as those of the food are. */
function wrongColumns({ doubts }: DraftDish, state: DishState | undefined): Column[] {
  const isSaleWrong = state?.problems.salePrice ?? doubts.includes('sale_price_not_below');
  const cells = Object.keys(state?.cells ?? {}) as CellColumn[];
  return isSaleWrong ? [...cells, 'salePrice'] : cells;
}

function valueOf({ food, optionGroups, salePrice }: DraftDish, column: Column): string {
  if (column === 'salePrice') return salePrice;
  return (column === 'optionGroups' ? optionGroups : food[column]) ?? '';
}

/** The cells that could not be read, or are doubtful. One that was corrected stays, to be seen. */
export function WrongCells({ dish, state, onFocus, onChange }: Props) {
  const { t } = useText();
  const wrong = wrongColumns(dish, state);
  const [shown, setShown] = useState(wrong);
  if (wrong.some((column) => !shown.includes(column))) {
    setShown([...new Set([...shown, ...wrong])]);
  }
  const { headers } = sheetWords(t);
  return shown.map((column) => {
    const problem = column === 'salePrice' ? undefined : state?.cells[column];
    const error =
      column === 'salePrice'
        ? fieldProblem(state, column, t)
        : problem && problemWords(column, problem, t);
    return (
      <div key={column} className={styles['cell']}>
        <TextField
          label={t('menu.import_row_cell', { line: dish.line, column: headers[column] })}
          onFocus={onFocus}
          value={valueOf(dish, column)}
          error={error}
          onChange={({ target: { value } }) => {
            const isOwnField = column === 'optionGroups' || column === 'salePrice';
            onChange(
              isOwnField ? { [column]: value } : { food: { ...dish.food, [column]: value } },
            );
          }}
        />
      </div>
    );
  });
}
