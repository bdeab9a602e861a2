import { useText } from '../../../lib/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/card.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PubRef } from '../editor/menu-scope.ts';
import { useOptionGroups } from '../calls/options-api.ts';
import { useWholeMenu } from '../calls/whole-menu.ts';
import { shortNames, takenAlong, type Deleted } from './taken-along.ts';

type Props = Deleted & { readonly at: PubRef };

/** Says before an item of the menu is deleted what goes with it. Where that cannot be loaded, the rest is said. */
export function DeletionHint({ at: { companyID, pubID }, level, id }: Props) {
  const { t } = useText();
  const pub = { companyID, pubID };
  const menu = useWholeMenu(pub, { enabled: level !== 'dish' });
  const groups = useOptionGroups(pub);
  const isPending = groups.isPending || (level !== 'dish' && menu.isPending);
  const taken = takenAlong({ level, id }, menu.data ?? [], groups.data ?? []);
  const counts = [
    ...(level === 'menu' ? [t('menu.count_categories', { count: taken.categories })] : []),
    t('menu.count_dishes', { count: taken.dishes }),
  ];
  return (
    <Stack gap={2}>
      <p>{t(`menu.delete_${level}_hint`)}</p>
      {isPending && <Skeleton height={24} />}
      {level !== 'dish' && menu.data && (
        <p>{t('menu.deleted_with_it', { what: counts.join(', ') })}</p>
      )}
      {!isPending && taken.groups.length > 0 && (
        <p>{t('menu.choice_of_options', { names: shortNames(taken.groups) })}</p>
      )}
    </Stack>
  );
}
