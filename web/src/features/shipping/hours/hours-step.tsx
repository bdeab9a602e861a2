import type { Pub } from '@comanda/contract/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { useSaveWorkHours } from '../api.ts';
import { dayNames } from './week-rows.tsx';
import { ShippingPlaceProvider, usePlaceOf } from '../shipping-place.ts';
import { clockOf, isClosed, isSameWeek, wholeWeek } from './week.ts';
import { HoursPopup } from './hours-popup.tsx';
import styles from './hours-step.module.css';

type Props = {
  readonly pub: Pub;
  /** Reloads other views of the pub's delivery. */
  readonly onSaved: () => void;
};

/** The default hours of a new pub, to be confirmed by one press or changed. */
export function HoursStep({ pub, onSaved }: Props) {
  const place = usePlaceOf(pub, onSaved);
  return (
    <ShippingPlaceProvider value={place}>
      <Hours week={wholeWeek(pub.shipping.shipping_work_hours_for_week)} />
    </ShippingPlaceProvider>
  );
}

type Week = ReturnType<typeof wholeWeek>;

function Hours({ week }: { readonly week: Week }) {
  const { t } = useText();
  const save = useSaveWorkHours();
  const changing = usePopup<true>();
  return (
    <>
      <WeekInWords week={week} />
      <div className={styles['actions']}>
        <Button
          size="large"
          isPending={save.isPending}
          onClick={() => {
            save.mutate({ work_hours: week });
          }}
        >
          {t('shipping.hours_are_right')}
        </Button>
        <Button
          variant="quiet"
          size="large"
          onClick={() => {
            changing.open(true);
          }}
        >
          {t('shipping.change_hours')}
        </Button>
      </div>
      <HoursPopup
        key={changing.openCount}
        week={week}
        save={save}
        isOpen={changing.isOpen}
        onClose={changing.close}
      />
    </>
  );
}

/** One line when all days are equal, otherwise a line for each. */
function WeekInWords({ week }: { readonly week: Week }) {
  const { t, language } = useText();
  const hoursOf = (day: Week[number]) =>
    isClosed(day) ? t('shipping.closed') : `${clockOf(day.start)} – ${clockOf(day.end)}`;
  const [first] = week;
  const isAlike =
    first &&
    isSameWeek(
      week,
      week.map(() => first),
    );
  const lines = isAlike
    ? [{ name: t('shipping.every_day'), hours: hoursOf(first) }]
    : dayNames(language).map((name, weekday) => ({
        name,
        hours: hoursOf(week[weekday] ?? { start: 0, end: 0 }),
      }));
  return (
    <dl className={styles['week']}>
      {lines.map(({ name, hours }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
