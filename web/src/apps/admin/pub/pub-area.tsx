import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  useState,
  type PropsWithChildren,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { useParams } from 'wouter';
import { useIsRehearsed, usePubOrders } from '../../../features/orders/live/pub-orders-context.ts';
import { PubOrdersProvider } from '../../../features/orders/pub-orders-provider.tsx';
import { PubGate, ClockNote } from '../../../features/pubs/home/pub-gate.tsx';
import { PauseControl } from '../../../features/pubs/pausing/pause-control.tsx';
import { StateBar } from '../../../features/pubs/pausing/state-lines.tsx';
import { useRefreshPub, useRefreshSetUp } from '../../../features/pubs/refresh-pub.ts';
import { useRecordSetUp } from '../../../features/pubs/set-up/set-up-api.ts';
import { SetUpBar } from '../../../features/pubs/set-up/set-up-bar.tsx';
import { PublicationBar } from '../../../features/pubs/publication/publication-bar.tsx';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { CompanyGate } from '../company/company-gate.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { LateDeskOfPub, LateShutSlots } from './late-parts.tsx';
import { PubRail } from './pub-rail.tsx';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import type { Pub } from '@comanda/contract/pubs';
import { ringsFor } from '@comanda/domain/orders';
import { bell } from '../../../lib/sound/bell.ts';

const PayForPubPopup = lazy(() =>
  loadChunk(
    withAllTexts(async () => ({
      default: (await import('../../../features/accounts/tariffs/pay-for-pub-popup.tsx'))
        .PayForPubPopup,
    })),
  ),
);

/** The props of every page of a pub. */
type PubArea = { readonly companyID: number; readonly pub: Pub };

const PubAreaContext = createContext<PubArea | undefined>(undefined);

/** Around each page of the pub whose id is in the address: the rail, its live orders and its notices. */
export function PubArea({ children }: PropsWithChildren) {
  const { pubID: typed = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(typed)) return <NotFound />;
  return <PubWithRail pubID={Number(typed)}>{children}</PubWithRail>;
}

/** The rail stays while the pub loads, with the focus that is on one of its links. */
function PubWithRail({ pubID, children }: PropsWithChildren<{ readonly pubID: number }>) {
  // A pub that does not exist has no pages: its report has no links to them.
  const [isGone, setIsGone] = useState(false);
  return (
    <PubRail pubID={pubID} hasLinks={!isGone}>
      <CompanyGate skeleton={<ScreenSkeleton />}>
        {({ id: companyID }) => (
          <PubGate
            key={pubID}
            companyID={companyID}
            pubID={pubID}
            skeleton={<ScreenSkeleton />}
            onGone={setIsGone}
          >
            {(pub) => (
              <>
                <StateBar pub={pub} />
                <Publication pub={pub} />
                <ClockNote pub={pub} />
                <LiveOrders pub={pub}>
                  <LateShutSlots pub={pub} />
                  <LateDeskOfPub pub={pub} />
                  <PauseControl pub={pub} />
                  <SetUp pub={pub} />
                  <PubPages companyID={companyID} pub={pub}>
                    {children}
                  </PubPages>
                </LiveOrders>
              </>
            )}
          </PubGate>
        )}
      </CompanyGate>
    </PubRail>
  );
}

/** The pub's orders; a change of the pub on another screen is loaded too. */
function LiveOrders({ pub, children }: PropsWithChildren<{ readonly pub: Pub }>) {
  const refresh = useRefreshPub(pub);
  return (
    <PubOrdersProvider pub={pub} onPubChanged={refresh}>
      {children}
    </PubOrdersProvider>
  );
}

/** The next first step while the pub is being set up, on each of its pages except its own. */
function SetUp({ pub }: { readonly pub: Pub }) {
  useRefreshSetUp(pub);
  useRecordBellTested(pub);
  return <SetUpBar pub={pub} isRehearsed={useIsRehearsed()} />;
}

/** The end of the publication, when it is near, and whom to pay. */
function Publication({ pub }: { readonly pub: Pub }) {
  const paying = usePopup<true>();
  return (
    <>
      <PublicationBar
        pub={pub}
        onPay={() => {
          paying.open(true);
        }}
      />
      {paying.subject && (
        <Suspense>
          <PayForPubPopup
            pubName={pub.name}
            isExpired={pub.expired}
            isOpen={paying.isOpen}
            onClose={paying.close}
          />
        </Suspense>
      )}
    </>
  );
}

function PubPages({ companyID, pub, children }: PropsWithChildren<PubArea>) {
  const area = useMemo(() => ({ companyID, pub }), [companyID, pub]);
  return <PubAreaContext value={area}>{children}</PubAreaContext>;
}

export function usePubArea(): PubArea {
  const area = use(PubAreaContext);
  if (!area) throw new Error('a page of a pub stands outside of <PubArea>');
  return area;
}

/** A bell that has rung for an order needs no test. */
function useRecordBellTested(pub: Pub): void {
  const { orders } = usePubOrders();
  const state = useSyncExternalStore(bell.subscribe, bell.current);
  const { mutate: record } = useRecordSetUp(pub);
  const isTestPending = pub.set_up?.is_bell_armed === false;
  const hasRung = state === 'armed' && orders.some(ringsFor);
  useEffect(() => {
    if (isTestPending && hasRung) record('bell');
  }, [isTestPending, hasRung, record]);
}
