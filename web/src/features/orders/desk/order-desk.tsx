import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useMediaQuery } from '../../../lib/media/use-media-query.ts';
import { useWakeLock } from '../../../lib/media/use-wake-lock.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { DeskSkeleton } from './desk-skeleton.tsx';
import { DeskSlips } from './desk-slips.tsx';
import { deskColumns } from './desk-columns.ts';
import { useDeskNotice } from './desk-notice.tsx';
import { DeskToolbar } from './toolbar/desk-toolbar.tsx';
import { useLateTools } from './toolbar/use-late-tools.ts';
import { initialChoice, useDeskChoice } from '../live/use-desk-choice.ts';
import { useDeskSwitch } from '../live/desk-switches.ts';
import { usePubOrders } from '../live/pub-orders-context.ts';
import { useLateIds } from '../promise/promised-order.ts';
import { usePressStatus } from '../status/use-press-status.ts';

const WIDE = '(min-width: 1000px)';
/** Each column scrolls for itself. */
const HIGH = '(min-height: 600px)';

type Props = {
  /** Which desks hear orders. */
  readonly listeners?: ReactNode;
};

/** The desk: every order that needs an action. */
export function OrderDesk({ listeners }: Props) {
  const { t } = useText();
  const { pub, orders, counts, isLoaded, retry } = usePubOrders();
  const { choice: chosen, choose, type } = useDeskChoice();
  const { DeskTools, isFoundBy } = useLateTools(isLoaded) ?? {};
  // Words that the back button restores find once their field is there.
  const choice = isFoundBy ? chosen : { ...chosen, words: '' };
  const { isOn: isLongestFirst } = useDeskSwitch('longest-first');
  const isWide = useMediaQuery(WIDE);
  const isHigh = useMediaQuery(HIGH);
  const presses = usePressStatus();
  const { pressedFrom } = presses;
  const lateIds = useLateIds(orders);
  const columns = deskColumns(orders, choice, {
    placeOf: ({ id, status }) => pressedFrom(id) ?? status,
    lateIds,
    isLongestFirst,
    isFoundBy: isFoundBy ?? (() => true),
  });
  const hasFeet = isWide && isHigh && columns.length > 1;
  const { column, notice } = useDeskNotice({ columns, hasFeet, presses });
  useWakeLock();
  const title = `${t('orders.orders')} · ${pub.name}`;
  return (
    <>
      <BarPath
        parts={[pub.name, t('orders.orders_path')]}
        title={counts.active > 0 ? `(${counts.active}) ${title}` : title}
      />
      <DeskToolbar
        activeCount={isLoaded ? counts.active : undefined}
        choice={choice}
        choose={choose}
        tools={DeskTools && <DeskTools {...{ orders, choice, choose, type, listeners }} />}
        notice={column === undefined && notice}
      />
      <Page isDense maxWidth={1800}>
        <h1 className="visually-hidden">
          {t('orders.orders')}{' '}
          <small>{isLoaded ? t('orders.active_count', { count: counts.active }) : '…'}</small>
        </h1>
        {isLoaded ? (
          <DeskSlips
            columns={columns}
            footOf={(name) => (name === column ? notice : undefined)}
            isWide={isWide}
            presses={presses}
            choice={choice}
            isLongestFirst={isLongestFirst}
            showAll={() => {
              choose(initialChoice);
            }}
          />
        ) : retry ? (
          <FailedState message={t('orders.not_loaded')} isRetrying={false} onRetry={retry} />
        ) : (
          <DeskSkeleton isWide={isWide} />
        )}
      </Page>
    </>
  );
}
