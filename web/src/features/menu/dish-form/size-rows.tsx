import { MAX_CHOICES_OF_GROUP } from '@comanda/domain/options';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { NumberField, TextField } from '../../../ui/field/text-field.tsx';
import styles from './size-rows.module.css';
import {
  findSizeProblems,
  isBlankRow,
  withNextRow,
  withRowUp,
  type ProblemsOfSize,
  type SizeRow,
} from './sizes-draft.ts';

type Part = 'name' | 'price' | 'up';
type Focus = { readonly key: number; readonly part: Part };

const emptyPart = (row: SizeRow | undefined): Focus | undefined =>
  row && { key: row.key, part: row.name.trim() === '' ? 'name' : 'price' };

/** Moves the focus into a row that was just added or moved. */
function useRowFocus(first: Focus | undefined) {
  const listRef = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState(first);
  useEffect(() => {
    if (!wanted) return;
    const row = listRef.current?.querySelector(`[data-key="${wanted.key}"]`);
    const part = row?.querySelector<HTMLElement>(`[data-part="${wanted.part}"]:not(:disabled)`);
    (part ?? row?.querySelector('input'))?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);
  return [listRef, setWanted] as const;
}

type Props = {
  readonly rows: readonly SizeRow[];
  readonly symbol: string;
  /** The form was sent while something here was wrong. */
  readonly isChecked: boolean;
  /** The keys of sizes that cost nothing. */
  readonly askedAbout: readonly number[];
  readonly readOnly: boolean;
  readonly firstRef: Ref<HTMLInputElement>;
  /** The person has just asked for sizes. */
  readonly isNew: boolean;
  readonly onChange: (rows: readonly SizeRow[]) => void;
};

/** The sizes of a dish, each with its whole price: Enter goes on, the arrow moves a size up. */
export function SizeRows({
  rows,
  symbol,
  isChecked,
  askedAbout,
  isNew,
  onChange,
  ...props
}: Props) {
  const { t } = useText();
  const [listRef, setFocus] = useRowFocus(isNew ? emptyPart(rows[0]) : undefined);
  const problems = isChecked ? findSizeProblems(rows) : new Map<number, ProblemsOfSize>();
  const add = (after?: number) => {
    const next = withNextRow(rows, after);
    if (next.rows.length > MAX_CHOICES_OF_GROUP) return;
    onChange(next.rows);
    setFocus(emptyPart(next.rows.find(({ key }) => key === next.key)));
  };
  return (
    <section aria-label={t('menu.sizes')} className={styles['sizes']}>
      <p className={styles['head']} aria-hidden="true">
        <span>{t('menu.sizes')}</span>
        <span>
          {t('menu.price')}, {symbol}
        </span>
      </p>
      <ol ref={listRef} className={styles['rows']}>
        {rows.map((row, index) => (
          <SizeFields
            {...props}
            key={row.key}
            row={row}
            number={index + 1}
            problems={problems.get(row.key)}
            isAsked={askedAbout.includes(row.key)}
            firstRef={index === 0 ? props.firstRef : null}
            onChange={(changed) => {
              onChange(rows.map((one) => (one.key === row.key ? { ...one, ...changed } : one)));
            }}
            onEnter={(part) => {
              if (part === 'name' && row.price.trim() === '') {
                setFocus({ key: row.key, part: 'price' });
              } else if (!isBlankRow(row)) add(row.key);
            }}
            onUp={() => {
              onChange(withRowUp(rows, row.key));
              setFocus({ key: row.key, part: 'up' });
            }}
            onRemove={() => {
              onChange(rows.filter(({ key }) => key !== row.key));
              const near = rows[index + 1] ?? rows[index - 1];
              if (near) setFocus({ key: near.key, part: 'name' });
            }}
          />
        ))}
      </ol>
      <Button
        variant="plain"
        size="small"
        icon={<Plus />}
        disabled={rows.length >= MAX_CHOICES_OF_GROUP}
        onClick={() => {
          add();
        }}
      >
        {t('menu.add_size')}
      </Button>
    </section>
  );
}

type FieldsProps = Pick<Props, 'readOnly'> & {
  readonly row: SizeRow;
  readonly number: number;
  readonly problems: ProblemsOfSize | undefined;
  readonly isAsked: boolean;
  readonly firstRef: Ref<HTMLInputElement>;
  readonly onChange: (changed: Partial<SizeRow>) => void;
  readonly onEnter: (part: Part) => void;
  readonly onUp: () => void;
  readonly onRemove: () => void;
};

function SizeFields({ row, number, readOnly, problems, isAsked, firstRef, ...props }: FieldsProps) {
  const { t } = useText();
  const problem = (field: keyof ProblemsOfSize) =>
    problems?.[field] && t(`menu.size_${problems[field]}`);
  const field = (part: Part) => ({
    isLabelHidden: true,
    readOnly,
    'data-part': part,
    enterKeyHint: 'next' as const,
    onKeyDown: (event: KeyboardEvent) => {
      const isPlain = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
      if (!isPlain || event.nativeEvent.isComposing) return;
      event.preventDefault();
      props.onEnter(part);
    },
  });
  const name = row.name.trim() === '' ? String(number) : row.name;
  return (
    <li className={styles['row']} data-key={row.key}>
      <IconButton
        label={t('menu.move_up', { name })}
        icon={<ArrowUp />}
        data-part="up"
        disabled={number === 1}
        onClick={props.onUp}
      />
      <TextField
        {...field('name')}
        ref={firstRef}
        label={t('menu.size_name', { number })}
        placeholder={t('menu.size')}
        value={row.name}
        error={problem('name')}
        onChange={({ target: { value } }) => {
          props.onChange({ name: value });
        }}
      />
      <NumberField
        {...field('price')}
        label={t('menu.size_price', { number })}
        placeholder={t('menu.price')}
        value={row.price}
        error={problem('price')}
        hint={isAsked ? t('options.is_it_free') : undefined}
        onChange={({ target: { value } }) => {
          props.onChange({ price: value });
        }}
      />
      <IconButton label={t('menu.remove_size', { name })} icon={<X />} onClick={props.onRemove} />
    </li>
  );
}
