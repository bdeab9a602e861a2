import { useText } from '../../../lib/i18n/use-text.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { sectionIcons, type Section } from '../sections.ts';

const words = {
  orders: 'none',
  companies: 'no_companies',
  couriers: 'no_couriers',
  clients: 'no_clients',
  audit: 'no_entries',
} as const;

/** A section without entries, with a description of its content. */
export function EmptySection({ section }: { readonly section: Section }) {
  const { t } = useText();
  const Icon = sectionIcons[section];
  const word = words[section];
  return (
    <EmptyState
      icon={<Icon />}
      title={t(`administration.${word}`)}
      hint={t(`administration.${word}_hint`)}
    />
  );
}
