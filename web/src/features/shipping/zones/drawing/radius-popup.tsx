import { isZoneRadius, MAX_RADIUS_KM } from '@comanda/domain/shipping';
import { useState } from 'react';
import { readAmount } from '../../../../lib/format/read-amount.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { NumberField } from '../../../../ui/field/text-field.tsx';
import { FormPopup } from '../../../../ui/popup/form-popup.tsx';

type Props = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (km: number) => void;
};

/** Asks for the radius of a zone around the pub; it also creates zones without a pointer. */
export function RadiusPopup({ isOpen, onClose, onAdd }: Props) {
  const { t } = useText();
  const [text, setText] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const km = readAmount(text);
  const isValid = km !== undefined && isZoneRadius(km);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.zone_by_radius')}
      submitLabel={t('shipping.add')}
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        setIsSubmitted(true);
        if (isValid) onAdd(km);
      }}
    >
      <NumberField
        label={t('shipping.radius')}
        unit={t('shipping.km')}
        maxLength={6}
        value={text}
        error={
          isValid || (!isSubmitted && text === '')
            ? undefined
            : t('shipping.radius_problem', { max: MAX_RADIUS_KM })
        }
        onChange={({ target }) => {
          setText(target.value);
        }}
      />
    </FormPopup>
  );
}
