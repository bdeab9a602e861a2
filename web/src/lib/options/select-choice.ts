import type { ChosenOption, OfferedGroup } from '@comanda/domain/options';

type Selected = { readonly choiceId: number; readonly count: number };

/**
 * The choices after one of a group got this count. Where a group allows one choice, another one takes its place, so that
 * no guest has to take back the first.
 */
export function selectChoice(
  group: OfferedGroup,
  chosen: readonly ChosenOption[],
  { choiceId, count }: Selected,
): ChosenOption[] {
  const ofGroup = new Set(group.choices.map(({ id }) => id));
  const replaces = group.maxChoices === 1 && count > 0;
  const others = chosen.filter(
    (one) => one.choiceId !== choiceId && !(replaces && ofGroup.has(one.choiceId)),
  );
  return count > 0 ? [...others, { choiceId, count }] : others;
}

/** Whether one more unit of a choice may be taken. */
export function mayTakeMore(
  group: OfferedGroup,
  chosen: readonly ChosenOption[],
  choiceId: number,
): boolean {
  const choice = group.choices.find(({ id }) => id === choiceId);
  if (!choice || choice.isSoldOut) return false;
  const counts = chosen.filter((one) => group.choices.some(({ id }) => id === one.choiceId));
  const own = counts.find((one) => one.choiceId === choiceId)?.count ?? 0;
  if (own >= choice.maxCount) return false;
  if (group.maxChoices === 1) return own < group.maxUnits;
  const units = counts.reduce((sum, { count }) => sum + count, 0);
  return units < group.maxUnits && (own > 0 || counts.length < group.maxChoices);
}
