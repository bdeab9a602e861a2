import type { Pub } from '@comanda/contract/pubs';
import { expiryWarning } from '@comanda/domain/pubs';
import type { Tone } from '../../../ui/tone.ts';

type Publication = Pick<Pub, 'expired' | 'days_left'>;

/** How pressing it is to pay for a pub's publication, as a colour; nothing while there is time. */
export function publicationState({ expired, days_left }: Publication): Tone | undefined {
  if (expired) return 'red';
  const warning = expiryWarning(days_left);
  if (warning === undefined) return undefined;
  return ({ 7: 'blue', 3: 'orange', 1: 'red' } as const)[warning];
}
