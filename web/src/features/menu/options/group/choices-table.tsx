import type { PubOptionGroup } from '@comanda/contract/menu';
import { MAX_CHOICES_OF_GROUP } from '@comanda/domain/options';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DragAnnouncer, DragHandle } from '../../../../ui/move/drag-handle.tsx';
import { useDragOrder } from '../../../../ui/move/use-drag-order.ts';
import type { PubRef } from '../../editor/menu-scope.ts';
import type { MenuCategory } from '../../calls/whole-menu.ts';
import { ChoiceDetails } from './choice-details.tsx';
import { ChoiceRow } from './choice-row.tsx';
import styles from './choices-table.module.css';
import {
  addChoice,
  moveChoice,
  type ChoiceDraft,
  type GroupDraft,
  type GroupProblems,
} from './group-draft.ts';
import { SizePrices } from './size-prices.tsx';
import type { SizeOfGroup } from './sizes-of-group.ts';
import { withoutDish } from './with-dish.ts';

type Props = {
  readonly at: PubRef;
  /** As it is stored now: what is sold out is not part of the form. */
  readonly group: PubOptionGroup | undefined;
  readonly draft: GroupDraft;
  readonly problems: GroupProblems | undefined;
  /** The keys of sizes that cost nothing. */
  readonly askedAbout: readonly number[];
  readonly symbol: string;
  /** Of the dishes that have the group. */
  readonly sizes: readonly SizeOfGroup[];
  readonly timeZone: string;
  readonly menu: readonly MenuCategory[] | undefined;
  readonly onChange: (choices: readonly ChoiceDraft[]) => void;
  readonly onPickDish: (key: number) => void;
};

/** The focus moves to the name of a choice that was just added. */
function useAddedFocus(key: number | undefined) {
  const listRef = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (key === undefined) return;
    const row = listRef.current?.querySelector(`[data-key="${key}"]`);
    const input = row?.querySelector('input');
    input?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [key]);
  return listRef;
}

/** The choices of a group as rows of fields: Enter adds one, the handle moves one, the arrow opens the rest. */
export function ChoicesTable({ draft, problems, askedAbout, onChange, ...props }: Props) {
  const { t } = useText();
  const { choices, rule } = draft;
  const [addedKey, setAddedKey] = useState<number>();
  const [openKey, setOpenKey] = useState<number>();
  const listRef = useAddedFocus(addedKey);
  const nameOf = ({ name }: ChoiceDraft, index: number): string =>
    name.trim() === '' ? t('options.unnamed_choice', { number: index + 1 }) : name;
  const move = (key: number, to: number) => {
    onChange(moveChoice(choices, { key, to }));
  };
  const drag = useDragOrder({
    items: choices.map((choice, index) => ({ id: choice.key, name: nameOf(choice, index) })),
    axis: 'column',
    onDrop: move,
  });
  const add = (after?: number) => {
    if (choices.length >= MAX_CHOICES_OF_GROUP) return;
    const added = addChoice(choices, after);
    onChange(added.choices);
    setAddedKey(added.key);
  };
  const set = (key: number, changed: Partial<ChoiceDraft>) => {
    onChange(choices.map((choice) => (choice.key === key ? { ...choice, ...changed } : choice)));
  };
  return (
    <section aria-label={t('options.choices')} className={styles['table']}>
      <b className={styles['head']}>{t('options.choices')}</b>
      <ol ref={listRef} className={styles['rows']}>
        {choices.map((choice, index) => {
          const problem = problems?.choices.get(choice.key);
          const { isFoodWrong = false, wrongSizes = [] } = problem ?? {};
          const isOpen = openKey === choice.key || isFoodWrong || wrongSizes.length > 0;
          return (
            <li key={choice.key} data-key={choice.key} {...drag.item(choice.key)}>
              <ChoiceRow
                choice={choice}
                number={index + 1}
                name={nameOf(choice, index)}
                rule={rule}
                symbol={props.symbol}
                problem={problem}
                isAsked={askedAbout.includes(choice.key)}
                isOpen={isOpen}
                grip={<DragHandle {...drag.handle(choice.key)} />}
                onChange={(changed) => {
                  set(choice.key, changed);
                }}
                onEnter={() => {
                  if (choice.name.trim() !== '') add(choice.key);
                }}
                onToggle={() => {
                  setOpenKey(openKey === choice.key ? undefined : choice.key);
                }}
              />
              <ChoiceDetails
                {...props}
                choice={choice}
                name={nameOf(choice, index)}
                index={index}
                count={choices.length}
                isOpen={isOpen}
                isFoodWrong={isFoodWrong}
                sizePrices={
                  rule !== 'replaces' && (
                    <SizePrices
                      choice={choice}
                      sizes={props.sizes}
                      symbol={props.symbol}
                      wrong={wrongSizes}
                      onChange={(sizePrices) => {
                        set(choice.key, { sizePrices });
                      }}
                    />
                  )
                }
                onFood={(food) => {
                  set(choice.key, { food });
                }}
                onMove={(direction) => {
                  move(choice.key, direction === 'left' ? index - 1 : index + 1);
                }}
                onClearDish={(food) => {
                  onChange(withoutDish(choices, { key: choice.key, food }));
                }}
                onDelete={() => {
                  // The next new row may get the same key.
                  setAddedKey(undefined);
                  onChange(choices.filter(({ key }) => key !== choice.key));
                }}
              />
            </li>
          );
        })}
      </ol>
      <DragAnnouncer message={drag.message} />
      <Button
        variant="quiet"
        icon={<Plus />}
        disabled={choices.length >= MAX_CHOICES_OF_GROUP}
        onClick={() => {
          add();
        }}
      >
        {t('options.add_choice')}
      </Button>
    </section>
  );
}
