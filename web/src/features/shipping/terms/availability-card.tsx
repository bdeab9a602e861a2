import type { Pub } from '@comanda/contract/pubs';
import type { Shipping } from '@comanda/contract/shipping';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Switch } from '../../../ui/field/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { usePreorder, useSaveAvailability } from '../api.ts';
import { missingOf } from './missing-of.ts';

type Props = { readonly pub: Pub; readonly shipping: Shipping };

/** Switches delivery on or off, saved at once; says beneath it what a delivery that is on still lacks. */
export function AvailabilityCard({ pub, shipping }: Props) {
  const { t } = useText();
  const save = useSaveAvailability();
  const preorder = usePreorder(pub.id);
  const missing = missingOf(pub, shipping, preorder.data);
  return (
    <Card>
      <Switch
        label={t('shipping.available')}
        hint={t('shipping.available_hint')}
        checked={save.isPending ? save.variables.available : shipping.available}
        aria-busy={save.isPending || undefined}
        onChange={({ target: { checked: available } }) => {
          if (!save.isPending) save.mutate({ available });
        }}
      />
      {missing.length > 0 && (
        <Note
          tone="orange"
          announced="politely"
          icon={<TriangleAlert aria-hidden="true" />}
          title={t('shipping.nobody_can_order')}
        >
          {t('shipping.still_missing', {
            what: missing.map((one) => t(`shipping.missing_${one}`)).join(', '),
          })}
        </Note>
      )}
    </Card>
  );
}
