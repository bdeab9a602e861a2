import type { WorkDay } from '@comanda/domain/shipping';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import type { useSaveWorkHours } from '../api.ts';
import { WeekRows } from './week-rows.tsx';

type Props = {
  readonly week: readonly WorkDay[];
  readonly save: ReturnType<typeof useSaveWorkHours>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The hours of each day, before the rest of the delivery settings is set up. */
export function HoursPopup({ week, save, isOpen, onClose }: Props) {
  const { t } = useText();
  const [edited, setEdited] = useState(() => [...week]);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('shipping.work_hours')}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ work_hours: edited }, { onSuccess: onClose });
      }}
    >
      <WeekRows week={edited} onChange={setEdited} />
    </FormPopup>
  );
}
