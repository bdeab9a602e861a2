import type { Pub } from '@comanda/contract/pubs';
import type { UseFormRegister } from 'react-hook-form';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FieldRow } from '../../../ui/field/field-row.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { offeredMinutes } from './offered-minutes.ts';
import type { PubForm } from './pub-settings.ts';

/** The empty choice of a select. */
const NEVER = '';

type Props = {
  readonly register: UseFormRegister<PubForm>;
  readonly pub: Pick<Pub, 'unanswered_minutes' | 'refuse_after_minutes'>;
};

/** What happens to an order that nobody answers. */
export function UnansweredFields({ register, pub }: Props) {
  const { t } = useText();
  const callAfter = offeredMinutes.callAfter(pub.unanswered_minutes);
  const refuseAfter = offeredMinutes.refuseAfter(pub.refuse_after_minutes);
  return (
    <FieldRow fieldWidth={240}>
      <SelectField
        label={t('pubs.unanswered_minutes')}
        hint={t('pubs.unanswered_minutes_hint')}
        options={callAfter.map((minutes) => ({
          value: minutes,
          label: t('pubs.minutes', { minutes }),
        }))}
        {...register('unanswered_minutes', { setValueAs: Number })}
      />
      <SelectField
        label={t('pubs.refuse_after_minutes')}
        hint={t('pubs.refuse_after_minutes_hint')}
        options={[
          { value: NEVER, label: t('pubs.refuse_never') },
          ...refuseAfter.map((minutes) => ({
            value: minutes,
            label: t('pubs.after_minutes', { minutes }),
          })),
        ]}
        {...register('refuse_after_minutes', {
          setValueAs: (value: string | number | null) =>
            value === null || value === NEVER ? null : Number(value),
        })}
      />
    </FieldRow>
  );
}
