import type { PubOptionGroup } from '@comanda/contract/menu';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { PubRef } from '../../editor/menu-scope.ts';
import { closeAfterWrite } from '../../saving/deleted-item.ts';
import { useOptionProblem } from '../option-words.ts';
import { useSetDishes } from '../../calls/options-api.ts';
import { useWholeMenu } from '../../calls/whole-menu.ts';
import { DishChecklist } from './dish-checklist.tsx';
import { countOtherLimits, limitsAtDishes } from './dish-selection.ts';
import styles from './group-dishes-popup.module.css';
import { draftOfLimits, readLimits, type LimitsDraft } from './limits-draft.ts';
import { findLimitsError } from './limits-error.ts';
import { LimitsFields } from './limits-fields.tsx';

type Props = {
  readonly at: PubRef;
  /** As it was when the popup was opened. */
  readonly group: PubOptionGroup;
  readonly groups: readonly PubOptionGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Gives a group to any number of dishes at once, with the same limits at each. */
export function GroupDishesPopup({ at, group, groups, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const menu = useWholeMenu(at, { enabled: isOpen });
  const save = useSetDishes(at, group);
  const problem = useOptionProblem(save.error, menu.data);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set(group.dish_ids));
  const [typed, setTyped] = useState<LimitsDraft>();
  const draft = typed ?? draftOfLimits(limitsAtDishes(group, menu.data ?? []), group.rule);
  const error = findLimitsError(group, draft, t);
  const limits = readLimits(draft);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('options.dishes_of', { name: group.name })}
      maxWidth={560}
      submitLabel={t('ui.save')}
      isIdle={!menu.data}
      isPending={save.isPending}
      problem={problem}
      note={<p className={styles['note']}>{t('options.selected', { count: selected.size })}</p>}
      onSubmit={(event) => {
        event.preventDefault();
        if (!limits || error || save.isPending) return;
        save.mutate({ dish_ids: [...selected], ...limits }, closeAfterWrite(onClose));
      }}
    >
      {menu.isPending && (
        <LoadingRegion>
          <Skeleton height={320} />
        </LoadingRegion>
      )}
      {menu.isError && !menu.data && (
        <FailedState
          message={errorText(menu.error)}
          isRetrying={menu.isFetching}
          onRetry={() => void menu.refetch()}
        />
      )}
      {menu.data && (
        <>
          <LimitsFields rule={group.rule} draft={draft} error={error} onChange={setTyped} />
          <OtherLimits
            count={
              limits ? countOtherLimits(menu.data, { groupId: group.id, selected, limits }) : 0
            }
          />
          <DishChecklist
            menu={menu.data}
            group={group}
            groups={groups}
            selected={selected}
            onChange={setSelected}
          />
        </>
      )}
    </FormPopup>
  );
}

/** The limits of a dish may be its own: they are not overwritten without a word. */
function OtherLimits({ count }: { readonly count: number }) {
  const { t } = useText();
  return (
    <output className={styles['other']} hidden={count === 0}>
      {t('options.other_limits', { count })}
    </output>
  );
}
