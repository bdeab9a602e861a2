import type { AdminCompany } from '@comanda/contract/administration';
import { tariffs, type Tariff } from '@comanda/domain/accounts';
import { useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showSuccess } from '../../../lib/toasts/toasts.ts';
import { Pills } from '../../../ui/pills/pills.tsx';
import { FormPopup } from '../../../ui/popup/form-popup.tsx';
import popups from '../../../product/platform/popups.module.css';
import { useSetTariff } from './api.ts';
import { effectOf } from './tariff-change.ts';

type Props = {
  readonly company: AdminCompany;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Changes a company's tariff, and shows the effect on its pubs first. */
export function TariffPopup({ company, isOpen, onClose }: Props) {
  const { t } = useText();
  const [tariff, setTariff] = useState(company.tariff);
  const setting = useSetTariff();
  const name = t(`accounts.tariff_${tariff}`);
  return (
    <FormPopup
      isOpen={isOpen}
      onClose={onClose}
      title={t('administration.tariff_of', { company: company.name })}
      submitLabel={t('ui.save')}
      isPending={setting.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (tariff === company.tariff) {
          onClose();
          return;
        }
        setting.mutate(
          { companyID: company.id, tariff },
          {
            onSuccess: () => {
              showSuccess(
                t('administration.tariff_changed', { company: company.name, tariff: name }),
              );
              onClose();
            },
          },
        );
      }}
    >
      <Pills
        label={t('accounts.tariff')}
        pills={tariffs.map((value) => ({ value, label: t(`accounts.tariff_${value}`) }))}
        value={tariff}
        onChange={setTariff}
      />
      <div aria-live="polite" className={popups['meaning']}>
        <Meaning company={company} tariff={tariff} />
      </div>
    </FormPopup>
  );
}

type MeaningProps = { readonly company: AdminCompany; readonly tariff: Tariff };

/** The effect on the existing pubs, and whether more can be added. */
function Meaning({ company, tariff }: MeaningProps) {
  const { t } = useText();
  const pubs = company.pubs.length;
  const effect = effectOf(tariff, pubs);
  return (
    <>
      {tariff === company.tariff && <p>{t('administration.tariff_same')}</p>}
      {effect.kind === 'no_limit' ? (
        <p>{t('administration.tariff_no_limit')}</p>
      ) : (
        <p>
          {t('administration.tariff_limit', { count: effect.limit })}{' '}
          {effect.kind === 'room' && t('administration.tariff_room', { count: effect.room })}
          {effect.kind === 'full' && t('administration.tariff_full')}
          {effect.kind === 'too_many' && t('administration.tariff_too_many', { count: pubs })}
        </p>
      )}
    </>
  );
}
