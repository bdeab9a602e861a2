import type { VatRate } from '@comanda/contract/vat';
import { calendarDay } from '@comanda/domain/pubs';
import { LAW_TIME_ZONE, vatClasses } from '@comanda/domain/vat';
import { Plus, Trash2 } from 'lucide-react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatDay, formatPercent } from '../../../lib/format/format.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useErrorText } from '../../../lib/query/error-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import type { PlatformExits } from '../../../product/platform/entering/api.ts';
import { rateNow, useVatRates } from '../../../product/vat/vat-field.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { useDeleteRate } from './api.ts';
import { NewRatePopup } from './new-rate-popup.tsx';
import styles from './vat-screen.module.css';

const TICK_MS = 60_000;
const ROW_HEIGHT = 66;

/** The rates of VAT by class: what holds now, what holds from a later day on, and what was. */
export function VatScreen({ actions }: PlatformExits) {
  const { t } = useText();
  const errorText = useErrorText();
  const adding = usePopup<true>();
  const loaded = useVatRates({ handles: 'all' });
  const today = calendarDay(new Date(useNow(TICK_MS)), LAW_TIME_ZONE);
  const title = t('administration.vat');
  return (
    <Page>
      <BarPath parts={[t('administration.path'), t('vat.title')]} title={`${title} · Comanda`} />
      <PageHeader title={title} note={t('administration.vat_note')} actions={actions} />
      <Button className={styles['add']} icon={<Plus />} onClick={() => adding.open(true)}>
        {t('administration.vat_add')}
      </Button>
      {loaded.isPending && (
        <LoadingRegion>
          <Skeleton height={ROW_HEIGHT} />
          <Skeleton height={ROW_HEIGHT} />
        </LoadingRegion>
      )}
      {loaded.isError && !loaded.data && (
        <FailedState
          message={errorText(loaded.error)}
          isRetrying={loaded.isFetching}
          onRetry={() => void loaded.refetch()}
        />
      )}
      {loaded.data &&
        vatClasses.map((vatClass) => (
          <section
            key={vatClass}
            aria-label={t(`vat.class_${vatClass}`)}
            className={styles['class']}
          >
            <h2>{t(`vat.class_${vatClass}`)}</h2>
            <ul className={styles['rates']}>
              {loaded.data
                .filter((rate) => rate.vat_class === vatClass)
                .map((rate) => (
                  <RateRow
                    key={rate.id}
                    rate={rate}
                    isNow={rate.id === rateNow(loaded.data, vatClass, today)?.id}
                    isAhead={rate.valid_from > today}
                  />
                ))}
            </ul>
          </section>
        ))}
      {adding.subject && (
        <NewRatePopup
          key={adding.openCount}
          today={today}
          isOpen={adding.isOpen}
          onClose={adding.close}
        />
      )}
    </Page>
  );
}

type RowProps = { readonly rate: VatRate; readonly isNow: boolean; readonly isAhead: boolean };

function RateRow({ rate, isNow, isAhead }: RowProps) {
  const { t, language } = useText();
  const deleting = useDeleteRate();
  const day = formatDay(rate.valid_from, language);
  return (
    <li className={styles['rate']}>
      <span className={styles['percent']}>{formatPercent(rate.percent, language)} %</span>
      <span>{t('administration.vat_from', { day })}</span>
      <span className={styles['end']}>
        {isNow && <Badge tone="green">{t('administration.vat_now')}</Badge>}
        {isAhead && (
          <IconButton
            label={t('administration.vat_delete', { day })}
            icon={<Trash2 />}
            isPending={deleting.isPending}
            onClick={() => {
              deleting.mutate(rate.id, {
                onSuccess: () => showSuccess(t('administration.vat_deleted')),
              });
            }}
          />
        )}
      </span>
    </li>
  );
}
