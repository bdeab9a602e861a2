import type { CellColumn, CellProblem } from '@comanda/domain/import';
import { MAX_OPTION_GROUPS_OF_DISH } from '@comanda/domain/options';
import { useState } from 'react';
import type { Translate } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { sheetWords } from '../sheet-words.ts';
import type { DishState, DraftDish } from './draft.ts';
import styles from './draft-table.module.css';

function problemWords(column: CellColumn, problem: CellProblem, t: Translate): string {
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

/** The cells about food and option groups that could not be read. One that was corrected stays, to be seen. */
export function WrongCells({ dish, state, onFocus, onChange }: Props) {
  const { t } = useText();
  const wrong = Object.keys(state?.cells ?? {}) as CellColumn[];
  const [shown, setShown] = useState(wrong);
  if (wrong.some((column) => !shown.includes(column))) {
    setShown([...new Set([...shown, ...wrong])]);
  }
  const { headers } = sheetWords(t);
  return shown.map((column) => {
    const problem = state?.cells[column];
    return (
      <div key={column} className={styles['cell']}>
        <TextField
          label={t('menu.import_row_cell', { line: dish.line, column: headers[column] })}
          onFocus={onFocus}
          autoComplete="off"
          value={(column === 'optionGroups' ? dish.optionGroups : dish.food[column]) ?? ''}
          error={problem && problemWords(column, problem, t)}
          onChange={({ target: { value } }) => {
            onChange(
              column === 'optionGroups'
                ? { optionGroups: value }
                : { food: { ...dish.food, [column]: value } },
            );
          }}
        />
      </div>
    );
  });
}
