import type { PubOptionGroup } from '@comanda/contract/menu';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { usePopup } from '../../../../ui/popup/use-popup.ts';
import type { PubRef } from '../../editor/menu-scope.ts';
import { closeAfterWrite } from '../../saving/deleted-item.ts';
import { findProblemOfChange, type LinkProblem } from '../links/find-link-problems.ts';
import { problemInWords, useOptionProblem } from '../option-words.ts';
import { useSaveGroup } from '../../calls/options-api.ts';
import { useWholeMenu } from '../../calls/whole-menu.ts';
import { ChoicesTable } from './choices-table.tsx';
import { DishPickerPopup } from './dish-picker-popup.tsx';
import { findFreeSizes, findGroupProblems, readGroup, type GroupDraft } from './group-draft.ts';
import styles from './group-form-popup.module.css';
import { RuleField } from './rule-field.tsx';
import { sizesOfGroup } from './sizes-of-group.ts';
import { withDish } from './with-dish.ts';

type Props = {
  readonly at: PubRef;
  readonly symbol: string;
  readonly timeZone: string;
  /** As it was when the form was opened; undefined for a new one. */
  readonly group: PubOptionGroup | undefined;
  /** All groups as they are now. */
  readonly groups: readonly PubOptionGroup[];
  readonly initial: GroupDraft;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (group: PubOptionGroup) => void;
};

/** All of a group in one form: its name, what it does to the price, and its choices. */
export function GroupFormPopup({ at, symbol, timeZone, group, groups, initial, ...popup }: Props) {
  const { t } = useText();
  const [draft, setDraft] = useState(initial);
  const [isSent, setIsSent] = useState(false);
  const [impossible, setImpossible] = useState<LinkProblem>();
  // The second press of the button is the answer.
  const [askedAbout, setAskedAbout] = useState<readonly number[]>([]);
  const save = useSaveGroup(at, group);
  const picking = usePopup<number>();
  const hasDish = draft.choices.some(({ dishId }) => dishId !== null);
  const dishCount = group?.dish_ids.length ?? 0;
  const menu = useWholeMenu(at, {
    enabled: popup.isOpen && (dishCount > 0 || hasDish || picking.isOpen),
  });
  const refused = useOptionProblem(save.error, menu.data);
  const problems = isSent ? findGroupProblems(draft, t) : undefined;
  const change = (changed: Partial<GroupDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    setImpossible(undefined);
    setAskedAbout([]);
    // What was refused is changed; the text would be about another group.
    if (!save.isPending) save.reset();
  };
  const send = () => {
    setIsSent(true);
    if (save.isPending || findGroupProblems(draft, t)) return;
    const fields = readGroup(draft);
    const dishes = (menu.data ?? []).flatMap((part) => part.dishes);
    const found = group && findProblemOfChange({ ...fields, id: group.id }, groups, dishes);
    if (found) {
      setImpossible(found);
      return;
    }
    const free = findFreeSizes(draft, group).map(({ key }) => key);
    if (free.length > 0 && askedAbout.length === 0) {
      setAskedAbout(free);
      return;
    }
    save.mutate(fields, {
      ...closeAfterWrite(popup.onClose),
      onSuccess: (saved) => {
        popup.onClose();
        if (!group) popup.onCreated(saved);
      },
    });
  };
  return (
    <>
      <FormPopup
        isOpen={popup.isOpen}
        onClose={popup.onClose}
        title={group ? t('options.edit_group', { name: group.name }) : t('options.new_group')}
        maxWidth={640}
        submitLabel={t('ui.save')}
        isPending={save.isPending}
        problem={
          (impossible &&
            problemInWords(
              impossible.problem,
              t,
              impossible.dishes.map(({ name }) => name),
            )) ??
          refused ??
          problems?.list
        }
        note={
          askedAbout.length > 0 ? (
            <output className={styles['note']}>
              {t('options.free_size_question', { save: t('ui.save') })}
            </output>
          ) : (
            dishCount > 1 && (
              <p className={styles['note']}>{t('options.changes_dishes', { count: dishCount })}</p>
            )
          )
        }
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('menu.name')}
          value={draft.name}
          error={problems?.name}
          onChange={({ target: { value } }) => {
            change({ name: value });
          }}
        />
        <RuleField
          value={draft.rule}
          onChange={(rule) => {
            change({ rule });
          }}
        />
        <ChoicesTable
          at={at}
          group={groups.find(({ id }) => id === group?.id)}
          draft={draft}
          problems={problems}
          askedAbout={askedAbout}
          symbol={symbol}
          sizes={sizesOfGroup(group, groups)}
          timeZone={timeZone}
          menu={menu.data}
          onChange={(choices) => {
            change({ choices });
          }}
          onPickDish={picking.open}
        />
      </FormPopup>
      {picking.subject !== undefined && (
        <DishPickerPopup
          key={picking.openCount}
          menu={menu}
          symbol={symbol}
          isOpen={picking.isOpen}
          onClose={picking.close}
          onPick={(dish) => {
            change({ choices: withDish(draft.choices, { key: picking.subject, dish }) });
            picking.close();
          }}
        />
      )}
    </>
  );
}
