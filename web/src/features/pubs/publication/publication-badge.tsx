import type { Pub } from '@comanda/contract/pubs';
import { useText, type Translate } from '../../../lib/i18n/use-text.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { publicationState } from './publication-state.ts';

/** That a pub's publication has ended, or how soon it will; nothing while there is time. */
export function PublicationBadge({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const tone = publicationState(pub);
  if (tone === undefined) return null;
  return <Badge tone={tone}>{wordsOf(pub, t)}</Badge>;
}

function wordsOf({ expired, days_left: count }: Pub, t: Translate): string {
  if (expired) return t('pubs.expired');
  return count > 0 ? t('pubs.days_left', { count }) : t('pubs.last_day');
}
