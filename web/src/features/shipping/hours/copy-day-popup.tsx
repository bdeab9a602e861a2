import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { CheckPills } from '../../../ui/pills/check-pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';

type Props = {
  readonly names: readonly string[];
  readonly from: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCopy: (to: number[]) => void;
};

/** Chooses the days that get the hours of this one; all other days by default. */
export function CopyDayPopup({ names, from, isOpen, onClose, onCopy }: Props) {
  const { t } = useText();
  const others = names.flatMap((label, weekday) =>
    weekday === from ? [] : [{ value: String(weekday), label }],
  );
  const [days, setDays] = useState(() => others.map(({ value }) => value));
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.copy_day', { day: names[from] ?? '' })}
      submitLabel={t('shipping.copy')}
      isPending={false}
      onSubmit={(event) => {
        event.preventDefault();
        // A popup's form is inside the card's form in React's tree, though not in the document's.
        event.stopPropagation();
        onCopy(days.map(Number));
      }}
    >
      <CheckPills label={t('shipping.copy_to')} pills={others} values={days} onChange={setDays} />
    </FormPopup>
  );
}
