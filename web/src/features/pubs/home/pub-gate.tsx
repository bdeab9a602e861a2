import { useLayoutEffect, type ReactNode } from 'react';
import { toApiError } from '../../../lib/api/api-error.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { SingleSheet } from '../../../product/slip/rail.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { usePub } from '../api.ts';
import type { Pub } from '@comanda/contract/pubs';
import { useOtherClock } from '../../../lib/clock/use-now.ts';
import { formatTime } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ClockLine } from '../../../ui/layout/clock-line.tsx';

type Props = {
  readonly companyID: number;
  readonly pubID: number;
  /** The placeholder of the page until the pub is loaded. */
  readonly skeleton: ReactNode;
  /** Called when it turns out whether there is such a pub. */
  readonly onGone?: (isGone: boolean) => void;
  readonly children: (pub: Pub) => ReactNode;
};

/** Loads the pub of the address. */
export function PubGate({ companyID, pubID, skeleton, onGone, children }: Props) {
  const { t } = useText();
  const errorText = useErrorText();
  const pub = usePub(companyID, pubID);
  // A pub deleted on another page must not stay on the screen as if it could be saved.
  const isDeleted = pub.isError && toApiError(pub.error).status === 404;
  useLayoutEffect(() => {
    onGone?.(isDeleted);
  }, [onGone, isDeleted]);
  if (pub.data && !isDeleted) {
    return children(pub.data);
  }
  if (pub.isPending) return skeleton;
  return (
    <Page maxWidth={600}>
      {isDeleted ? (
        <SingleSheet>
          <BarPath parts={['404']} />
          <PageHeader title={t('pubs.not_found')} note={t('pubs.not_found_hint')} />
          <ButtonLink to="/admin/company">{t('pubs.all_pubs')}</ButtonLink>
        </SingleSheet>
      ) : (
        <FailedState
          message={errorText(pub.error)}
          isRetrying={pub.isFetching}
          onRetry={() => void pub.refetch()}
        />
      )}
    </Page>
  );
}

/** On every screen of a pub, when the device is in another time zone: the zone of the shown times. */
export function ClockNote({ pub: { time_zone: zone } }: { readonly pub: Pick<Pub, 'time_zone'> }) {
  const { t, language } = useText();
  const now = useOtherClock(zone);
  if (now === undefined) return null;
  return <ClockLine text={t('pubs.clock_note', { time: formatTime(now, language, zone), zone })} />;
}
