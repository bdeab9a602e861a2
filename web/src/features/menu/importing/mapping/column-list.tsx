import { tableColumns } from '@comanda/domain/import';
import type { ShownText } from '../../../../lib/i18n/current-texts.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { columnWords, titleOf, earlierSame, isShown, type Answer, type Header } from './mapping.ts';
import styles from './mapping.module.css';

type Props = {
  readonly header: Header;
  readonly answer: Answer;
  readonly onAnswer: (answer: Answer) => void;
};

/** The columns of a table with examples, and what each of them is. */
export function ColumnList({ header, answer, onAnswer }: Props) {
  const { t } = useText();
  const words = columnWords(t);
  const { columns } = answer;
  const options = [
    { value: '', label: t('menu.import_column_not_read') },
    ...tableColumns.map((column) => ({ value: column, label: words[column] })),
  ];
  const shown = [...header.titles.keys()].filter((index) => isShown(header, answer, index));
  const emptyCount = header.titles.length - shown.length;
  const problemOf = (index: number): ShownText | undefined => {
    const earlier = earlierSame(answer, index);
    return earlier === undefined
      ? undefined
      : t('menu.import_column_repeated', { title: titleOf(header, earlier, t) });
  };
  return (
    <>
      <ul className={styles['columns']}>
        {shown.map((index) => (
          <li key={index} data-not-read={columns[index] === undefined || undefined}>
            <b>{titleOf(header, index, t)}</b>
            <span className={styles['samples']}>{header.samples[index]?.join(' · ')}</span>
            <SelectField
              label={t('menu.import_column_is', { title: titleOf(header, index, t) })}
              isLabelHidden
              value={columns[index] ?? ''}
              options={options}
              error={problemOf(index)}
              onChange={({ target: { value } }) => {
                const column = tableColumns.find((one) => one === value);
                onAnswer({ ...answer, columns: columns.with(index, column) });
              }}
            />
          </li>
        ))}
      </ul>
      {emptyCount > 0 && (
        <p className={styles['samples']}>{t('menu.import_columns_empty', { count: emptyCount })}</p>
      )}
    </>
  );
}
