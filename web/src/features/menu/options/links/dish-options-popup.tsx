import type { Dish, PubOptionGroup } from '@comanda/contract/menu';
import type { LimitsProblem } from '@comanda/domain/options';
import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { FailedState } from '../../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { optionsPath, type CategoryRef } from '../../editor/menu-scope.ts';
import { closeAfterWrite } from '../../saving/deleted-item.ts';
import { problemInWords, useOptionProblem } from '../option-words.ts';
import { useOptionGroups, useSetGroupsOfDish } from '../../calls/options-api.ts';
import { problemOfLinks } from './find-link-problems.ts';
import { draftOfLimits } from './limits-draft.ts';
import { findLimitsError } from './limits-error.ts';
import { linkOf, readLinks, type LinkDraft } from './link-draft.ts';
import { LinksList } from './links-list.tsx';

type Props = {
  readonly at: CategoryRef;
  /** As it was when the popup was opened. */
  readonly dish: Dish;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The option groups of one dish, in their order, with how many a guest chooses of each. */
export function DishOptionsPopup({ at, dish, isOpen, onClose }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const groups = useOptionGroups(at, { enabled: isOpen });
  const save = useSetGroupsOfDish(at, dish);
  const refused = useOptionProblem(save.error);
  const [typed, setTyped] = useState<readonly LinkDraft[]>();
  const [wrong, setWrong] = useState<LimitsProblem>();
  const links = typed ?? storedLinks(dish, groups.data ?? []);
  const change = (changed: readonly LinkDraft[]) => {
    setTyped(changed);
    setWrong(undefined);
    save.reset();
  };
  const send = (all: readonly PubOptionGroup[]) => {
    const sent = readLinks(links);
    const isWrong = links.some((link) => {
      const group = all.find(({ id }) => id === link.groupId);
      return group && findLimitsError(group, link.draft, t);
    });
    if (!sent || isWrong) return;
    const problem = problemOfLinks(sent, all);
    if (problem) setWrong(problem);
    else save.mutate(sent, closeAfterWrite(onClose));
  };
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('options.of_dish', { name: dish.name })}
      maxWidth={560}
      submitLabel={t('ui.save')}
      isIdle={!groups.data || groups.data.length === 0}
      isPending={save.isPending}
      problem={wrong === undefined ? refused : problemInWords(wrong, t)}
      onSubmit={(event) => {
        event.preventDefault();
        if (groups.data && !save.isPending) send(groups.data);
      }}
    >
      {groups.isPending && (
        <LoadingRegion>
          <Skeleton height={88} />
        </LoadingRegion>
      )}
      {groups.isError && !groups.data && (
        <FailedState
          message={errorText(groups.error)}
          isRetrying={groups.isFetching}
          onRetry={() => void groups.refetch()}
        />
      )}
      {groups.data?.length === 0 && (
        <EmptyState
          title={t('options.none')}
          hint={t('options.pub_has_none')}
          action={<ButtonLink to={optionsPath(at.pubID)}>{t('options.create_them')}</ButtonLink>}
        />
      )}
      {groups.data && groups.data.length > 0 && (
        <LinksList groups={groups.data} links={links} onChange={change} />
      )}
    </FormPopup>
  );
}

/** The links of the dish; of a group that was deleted meanwhile nothing is left. */
const storedLinks = (dish: Dish, groups: readonly PubOptionGroup[]): readonly LinkDraft[] =>
  (dish.option_groups ?? []).flatMap((link) => {
    const group = groups.find(({ id }) => id === link.group_id);
    return group ? [linkOf(group, draftOfLimits(link, group.rule))] : [];
  });
