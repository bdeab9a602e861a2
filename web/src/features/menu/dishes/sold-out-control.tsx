import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { NEXT_OPENING } from '@comanda/contract/menu';
import type { Dish } from '@comanda/contract/menu';
import { isSoldOut } from '@comanda/domain/menu';
import { Ban, Undo2 } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { CategoryRef } from '../editor/menu-scope.ts';
import { useSetSoldOut } from './dishes-api.ts';
import styles from './sold-out-control.module.css';

/** The mark disappears this soon after the end, without a reload. */
const TICK_MS = 15_000;

type Props = { readonly at: CategoryRef; readonly dish: Dish; readonly timeZone: string };

/** Whether a dish is sold out and until when, and the switch: one press each. */
export function SoldOutControl({ at, dish, timeZone }: Props) {
  const { t } = useText();
  const now = new Date(useNow(TICK_MS));
  const soldOut = useSetSoldOut(at, dish.id);
  const until = dish.sold_out_until === null ? null : new Date(dish.sold_out_until);
  const name = <span className="visually-hidden"> {dish.name}</span>;
  const set = (end: string | null) => () => {
    soldOut.mutate(end);
  };
  if (until !== null && isSoldOut(until, now)) {
    return (
      <div className={styles['control']}>
        <SoldOutMark until={until} timeZone={timeZone} />
        <Button
          variant="quiet"
          icon={<Undo2 aria-hidden="true" />}
          isPending={soldOut.isPending}
          onClick={set(null)}
        >
          {t('menu.back_on_sale')}
          {name}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles['control']}>
      <legend className={styles['legend']}>{t('menu.sold_out_question')}</legend>
      <Button variant="quiet" isPending={soldOut.isPending} onClick={set(NEXT_OPENING)}>
        {t('menu.until_next_opening')}
        {name}
      </Button>
      <Button variant="quiet" isPending={soldOut.isPending} onClick={set(UNTIL_SWITCHED_BACK)}>
        {t('menu.until_switched_back')}
        {name}
      </Button>
    </fieldset>
  );
}

type MarkProps = { readonly until: Date; readonly timeZone: string };

function SoldOutMark({ until, timeZone }: MarkProps) {
  const { t, language } = useText();
  return (
    <p className={styles['mark']}>
      <Ban aria-hidden="true" />
      <span>
        <b>{t('menu.sold_out')}</b>{' '}
        {isUntilSwitchedBack(until.toISOString())
          ? t('menu.until_switched_back')
          : t('menu.until', { time: formatDateTime(until.toISOString(), language, timeZone) })}
      </span>
    </p>
  );
}
