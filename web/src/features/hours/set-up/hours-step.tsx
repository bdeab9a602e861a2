import type { Pub } from '@comanda/contract/pubs';
import { MAX_WEEK_SPANS, type PubHours, type WeekHours } from '@comanda/domain/hours';
import { useMemo, useState } from 'react';
import { weekHoursText } from '../../../lib/format/week-hours.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { SpanList } from '../../../product/week/span-list.tsx';
import type { SpanFields } from '../../../product/week/span-fields.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { RefusalNotice } from '../../../ui/states/refusal-notice.tsx';
import { HoursPlaceProvider, type KnownHours } from '../hours-place.ts';
import { useSaveHours, type HoursChange } from '../saving/use-save-hours.ts';
import {
  likelyWeek,
  NEW_SPAN,
  readWeek,
  spanFieldsOf,
  spanProblems,
} from '../week/service-fields.ts';
import styles from './hours-step.module.css';

type Props = {
  readonly pub: Pub;
  /** Replaces the hours of this pub on each screen that shows them; must stay the same function. */
  readonly onHours: (known: KnownHours) => void;
};

/** The likely opening hours of a new pub, to be confirmed by one press or changed. Its deliveries follow them. */
export function HoursStep({ pub, onHours }: Props) {
  const place = useMemo(() => ({ pub, onHours }), [pub, onHours]);
  return (
    <HoursPlaceProvider value={place}>
      <Hours hours={pub.hours} />
    </HoursPlaceProvider>
  );
}

/** Nobody has saved the hours of deliveries yet: they have those of the venue until somebody says others. */
const withOpening =
  (week: WeekHours): HoursChange =>
  ({ services, ...rest }) => ({
    ...rest,
    services: {
      ...services,
      opening: { ...services.opening, week, follows: null },
      delivery: { ...services.delivery, week: null, follows: 'opening' },
    },
  });

function Hours({ hours }: { readonly hours: PubHours }) {
  const { t, language } = useText();
  const save = useSaveHours();
  const changing = usePopup<true>();
  const { week } = hours.services.opening;
  const spans = week === null ? likelyWeek(hours) : spanFieldsOf(week);
  const words = weekHoursText(readWeek(spans), language);
  // Days that are all alike have no names in the words.
  const isEveryDay = /^\d/.test(words);
  return (
    <>
      <p className={styles['week']}>{isEveryDay ? `${t('hours.every_day')} ${words}` : words}</p>
      <div className={styles['actions']}>
        <Button
          size="large"
          isPending={save.isPending}
          onClick={() => {
            save.mutate(withOpening(readWeek(spans)));
          }}
        >
          {t('hours.are_right')}
        </Button>
        <Button
          variant="quiet"
          size="large"
          onClick={() => {
            changing.open(true);
          }}
        >
          {t('hours.change')}
        </Button>
      </div>
      {!changing.isOpen && <RefusalNotice error={save.error} />}
      <HoursPopup
        key={changing.openCount}
        spans={spans}
        save={save}
        isOpen={changing.isOpen}
        onClose={changing.close}
      />
    </>
  );
}

type PopupProps = {
  readonly spans: readonly SpanFields[];
  readonly save: ReturnType<typeof useSaveHours>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

function HoursPopup({ spans, save, isOpen, onClose }: PopupProps) {
  const { t } = useText();
  const errorText = useErrorText();
  const [edited, setEdited] = useState(spans);
  const [isChecked, setIsChecked] = useState(false);
  const problems = spanProblems(edited);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('hours.of_venue')}
      submitLabel={t('ui.save')}
      isPending={save.isPending}
      problem={save.error === null ? undefined : errorText(save.error)}
      onSubmit={(event) => {
        event.preventDefault();
        const isWrong = problems.some(Boolean);
        setIsChecked(isWrong);
        if (!isWrong) save.mutate(withOpening(readWeek(edited)), { onSuccess: onClose });
      }}
    >
      <SpanList
        spans={edited}
        problems={isChecked ? problems : []}
        added={NEW_SPAN}
        max={MAX_WEEK_SPANS}
        onChange={setEdited}
      />
    </FormPopup>
  );
}
