import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { NEXT_OPENING } from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { Ban, Undo2 } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatEnd } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './sold-out-switch.module.css';

/** The mark disappears this soon after the end, without a reload. */
const TICK_MS = 15_000;

/** The end of what is sold out, while it is. */
export function useSoldOutEnd(soldOutUntil: string | null): Date | undefined {
  const now = new Date(useNow(TICK_MS));
  const until = soldOutUntil === null ? null : new Date(soldOutUntil);
  return until !== null && isSoldOut(until, now) ? until : undefined;
}

type Props = {
  readonly name: string;
  readonly soldOutUntil: string | null;
  readonly timeZone: string;
  readonly isPending: boolean;
  /** The end as the calls take it; null puts it back on sale. */
  readonly onSet: (until: string | null) => void;
};

/** Whether something is sold out and until when, and the switch: one press each. */
export function SoldOutSwitch({ name, soldOutUntil, timeZone, isPending, onSet }: Props) {
  const { t } = useText();
  const until = useSoldOutEnd(soldOutUntil);
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  const set = (end: string | null) => () => {
    onSet(end);
  };
  if (until) {
    return (
      <div className={styles['control']}>
        <SoldOutMark until={until} timeZone={timeZone} />
        <Button variant="quiet" icon={<Undo2 />} isPending={isPending} onClick={set(null)}>
          {t('menu.back_on_sale')}
          {hiddenName}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles['control']}>
      <legend className={styles['legend']}>{t('menu.sold_out_question')}</legend>
      <Button variant="quiet" isPending={isPending} onClick={set(NEXT_OPENING)}>
        {t('menu.until_next_opening')}
        {hiddenName}
      </Button>
      <Button variant="quiet" isPending={isPending} onClick={set(UNTIL_SWITCHED_BACK)}>
        {t('menu.until_switched_back')}
        {hiddenName}
      </Button>
    </fieldset>
  );
}

type MarkProps = { readonly until: Date; readonly timeZone: string };

const SoldOutMark = (props: MarkProps) => (
  <p className={styles['mark']}>
    <Ban />
    <span>
      <SoldOutWords {...props} />
    </span>
  </p>
);

/** That something is sold out, and until when. */
export function SoldOutWords({ until, timeZone }: MarkProps) {
  const { t, language } = useText();
  const now = new Date(useNow(TICK_MS));
  return (
    <>
      <b>{t('menu.sold_out')}</b>{' '}
      {isUntilSwitchedBack(until.toISOString())
        ? t('menu.until_switched_back')
        : t('menu.until', { time: formatEnd(until, now, { language, timeZone }) })}
    </>
  );
}
