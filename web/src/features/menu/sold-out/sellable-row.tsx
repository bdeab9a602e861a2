import { IN_TWO_HOURS, NEXT_OPENING } from '@comanda/contract/menu';
import type { Pub } from '@comanda/contract/pubs';
import { isSoldOut, MAX_LEFT_COUNT } from '@comanda/domain/menu';
import { isUntilSwitchedBack, UNTIL_SWITCHED_BACK } from '@comanda/domain/pubs';
import { Ban, ChevronDown } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { formatEnd } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { HiddenMark } from '../cards/hidden-mark.tsx';
import { firstDay, readLeft, type Sellable } from './sellable.ts';
import { useSetEnd, useSetLeft } from './sold-out-api.ts';
import styles from './sold-out.module.css';

type Props = {
  readonly pub: Pub;
  readonly item: Sellable;
  readonly now: Date;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

/** A dish or a choice: the first tap opens it, the second one marks it as sold out or puts it back. */
export function SellableRow({ pub, item, now, isOpen, onToggle }: Props) {
  const { t } = useText();
  const panelId = useId();
  return (
    <li className={styles['item']}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <span className={styles['name']}>
          <b>{item.name}</b>
          <small>{item.place}</small>
        </span>
        <span className={styles['state']}>
          {item.isHidden && <HiddenMark className={styles['hidden']} />}
          {item.left !== undefined && (
            <small>{t('soldOut.left_count', { count: item.left })}</small>
          )}
          {item.held > 0 && <small>{t('soldOut.held_count', { count: item.held })}</small>}
          {item.later > 0 && <small>{t('soldOut.later_count', { count: item.later })}</small>}
          <SoldOutState item={item} now={now} timeZone={pub.time_zone} />
        </span>
        <ChevronDown />
      </button>
      {isOpen && (
        <div id={panelId} className={styles['panel']}>
          <EndChoices pub={pub} item={item} now={now} onSet={onToggle} />
          {item.groupId === undefined && <LeftForm key={item.left} pub={pub} item={item} />}
        </div>
      )}
    </li>
  );
}

type StateProps = Pick<Props, 'item' | 'now'> & { readonly timeZone: string };

function SoldOutState({ item: { soldOutUntil: until }, now, timeZone }: StateProps) {
  const { t, language } = useText();
  if (until === null || !isSoldOut(until, now)) return <small>{t('soldOut.on_sale')}</small>;
  return (
    <span className={styles['soldOut']}>
      <Ban />
      {isUntilSwitchedBack(until.toISOString())
        ? t('menu.until_switched_back')
        : t('menu.until', { time: formatEnd(until, now, { language, timeZone }) })}
    </span>
  );
}

type ChoicesProps = Pick<Props, 'pub' | 'item' | 'now'> & { readonly onSet: () => void };

function EndChoices({ pub, item, now, onSet }: ChoicesProps) {
  const { t } = useText();
  const ending = useSetEnd({ companyID: pub.company_id, pubID: pub.id }, item);
  const set = (until: string | null) => {
    ending.mutate(until, { onSuccess: onSet });
  };
  const button = (label: string, until: string | null) => (
    <Button
      variant="quiet"
      isPending={ending.isPending}
      onClick={() => {
        set(until);
      }}
    >
      {label}
      <span className="visually-hidden"> {item.name}</span>
    </Button>
  );
  return (
    <div className={styles['ends']}>
      {isSoldOut(item.soldOutUntil, now) && button(t('menu.back_on_sale'), null)}
      {button(t('soldOut.two_hours'), IN_TWO_HOURS)}
      {button(t('menu.until_next_opening'), NEXT_OPENING)}
      {button(t('menu.until_switched_back'), UNTIL_SWITCHED_BACK)}
      <DayForm first={firstDay(pub.time_zone, now)} isPending={ending.isPending} onSet={set} />
    </div>
  );
}

type DayProps = {
  /** Of the days that can be chosen. */
  readonly first: string;
  readonly isPending: boolean;
  readonly onSet: (day: string) => void;
};

function DayForm({ first, isPending, onSet }: DayProps) {
  const { t } = useText();
  const [day, setDay] = useState('');
  const [isTried, setTried] = useState(false);
  // Also of an empty field: ISO days compare as texts.
  const isPast = day < first;
  return (
    <form
      noValidate
      className={styles['line']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (!isPast) onSet(day);
      }}
    >
      <TextField
        label={t('soldOut.until_day')}
        type="date"
        min={first}
        value={day}
        error={isTried && isPast ? t('soldOut.day_is_past') : undefined}
        onChange={(event) => {
          setDay(event.target.value);
        }}
      />
      <Button type="submit" variant="quiet" isPending={isPending}>
        {t('soldOut.set_day')}
      </Button>
    </form>
  );
}

/** The portions of a dish that are left. */
function LeftForm({ pub, item }: Pick<Props, 'pub' | 'item'>) {
  const { t } = useText();
  const saving = useSetLeft({ companyID: pub.company_id, pubID: pub.id }, item);
  const [typed, setTyped] = useState(item.left === undefined ? '' : String(item.left));
  const [isTried, setTried] = useState(false);
  const left = readLeft(typed);
  return (
    <form
      noValidate
      className={styles['line']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setTried(true);
        if (left !== undefined) saving.mutate(left);
      }}
    >
      <TextField
        label={t('soldOut.left')}
        hint={typed === '' && t('soldOut.left_hint')}
        inputMode="numeric"
        maxLength={6}
        value={typed}
        error={
          isTried && left === undefined
            ? t('soldOut.left_limits', { limit: MAX_LEFT_COUNT })
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
        }}
      />
      <Button type="submit" variant="quiet" isPending={saving.isPending}>
        {t('soldOut.save_left')}
      </Button>
    </form>
  );
}
