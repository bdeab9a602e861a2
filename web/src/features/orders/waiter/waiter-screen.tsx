import { placeTexts } from '@comanda/contract/orders';
import type { Pub } from '@comanda/contract/pubs';
import type { Overrulable } from '@comanda/domain/orders';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Popup } from '../../../ui/popup/popup.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { Slip } from '../../../product/slip/slip.tsx';
import { DishFinder } from './dishes/dish-finder.tsx';
import { SendButton, SentPlace, SlipRefusal, useTotal } from './slip/slip-parts.tsx';
import { TakenSlip } from './slip/taken-slip.tsx';
import { useTaking, type Taking } from './use-taking.ts';
import { ForWhom } from './whom/for-whom.tsx';
import type { PlaceOfGuest } from './whom/guest-fields.tsx';
import styles from './waiter.module.css';

/** The slip stands beside the dishes. */
const WIDE = '(min-width: 1000px)';

type Props = { readonly pub: Pub; readonly Place: PlaceOfGuest };

/** Staff take an order: at a table, on the phone, at the counter. */
export function WaiterScreen({ pub, Place }: Props) {
  const { t } = useText();
  const isWide = useMediaQuery(WIDE);
  const taking = useTaking(pub);
  const typedRef = useRef<HTMLDivElement>(null);
  const findWrong = () => typedRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const { typed, change } = taking;
  return (
    <Page isDense maxWidth={1400}>
      <BarPath parts={[pub.name, t('orders.waiter')]} />
      <h1 className="visually-hidden">{t('orders.waiter')}</h1>
      <div ref={typedRef} className={styles['columns']}>
        <div className={styles['main']}>
          <ForWhom
            typed={typed}
            tables={pub.tables}
            types={taking.types}
            payments={taking.payments}
            problems={taking.problems}
            onChange={change}
            Place={Place}
            onRound={(round) => taking.showSent({ ...round, canUndo: true })}
          />
          <DishFinder lines={typed.lines} onAdd={taking.add} />
        </div>
        {isWide && <SideSlip taking={taking} findWrong={findWrong} />}
      </div>
      {!isWide && <FootSlip taking={taking} findWrong={findWrong} />}
    </Page>
  );
}

type SlipProps = {
  readonly taking: Taking;
  /** The first field of the page, not of a popup, that keeps the order from being sent. */
  readonly findWrong: () => HTMLElement | null | undefined;
};

const useWhere = ({ orderType, table }: Taking['typed']): string => {
  const { t } = useText();
  return t(placeTexts[orderType], { table: table || '…' });
};

/** Of a wide screen: always in sight. */
function SideSlip({ taking, findWrong }: SlipProps) {
  const { t } = useText();
  const { typed, times, price, problems, change } = taking;
  const where = useWhere(typed);
  const send = (overrules?: readonly Overrulable[]) => {
    // The problems are drawn by then.
    if (!taking.send(overrules)) requestAnimationFrame(() => findWrong()?.focus());
  };
  return (
    <aside aria-label={t('orders.waiter_slip')} className={styles['side']}>
      <SentPlace taking={taking} />
      <Slip number={where} tone="orange" status={null}>
        <div className={styles['paper']}>
          <TakenSlip
            typed={typed}
            times={times}
            price={price}
            problems={problems}
            onChange={change}
          />
          <SlipRefusal taking={taking} onSend={send} />
          {typed.lines.length > 0 && <SendButton taking={taking} onSend={send} />}
        </div>
      </Slip>
    </aside>
  );
}

/** Of a phone: a bar at the thumb, which opens it. */
function FootSlip({ taking, findWrong }: SlipProps) {
  const { t } = useText();
  const { typed, times, price, problems, change, refusal } = taking;
  const opened = usePopup<true>();
  const where = useWhere(typed);
  const total = useTotal(taking);
  const count = typed.lines.reduce((sum, line) => sum + line.count, 0);
  const isFieldWrong = refusal?.kind === 'fields';
  const { close } = opened;
  const showWrong = () => {
    if (findWrong()) close();
  };
  const showRefused = useEffectEvent(showWrong);
  useEffect(() => {
    if (isFieldWrong) showRefused();
  }, [isFieldWrong]);
  const isEmpty = count === 0;
  const closeEmpty = useEffectEvent(close);
  useEffect(() => {
    // It was sent, or everything was taken out: the next dish does not open it.
    if (isEmpty) closeEmpty();
  }, [isEmpty]);
  const send = (overrules?: readonly Overrulable[]) => {
    // The problems are drawn by then; those beneath the popup are shown.
    if (!taking.send(overrules)) requestAnimationFrame(showWrong);
  };
  return (
    <>
      <div className={styles['foot']}>
        <SentPlace taking={taking} />
        {!isEmpty && (
          <Button size="large" fullWidth onClick={() => opened.open(true)}>
            {t('orders.waiter_slip')} ({count}) · {total}
          </Button>
        )}
      </div>
      <Popup
        isOpen={opened.isOpen && !isEmpty}
        onClose={close}
        title={where}
        actions={<SendButton taking={taking} onSend={send} />}
        problem={<SlipRefusal taking={taking} onSend={send} />}
        finalFocus={findWrong}
      >
        <TakenSlip
          typed={typed}
          times={times}
          price={price}
          problems={problems}
          onChange={change}
        />
      </Popup>
    </>
  );
}
