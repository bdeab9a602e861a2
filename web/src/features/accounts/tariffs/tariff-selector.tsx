import { tariffs, type Tariff } from '@comanda/domain/accounts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Pills } from '../../../ui/pills/pills.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UpgradeTariffPopup } from './upgrade-tariff-popup.tsx';

/** The three tariffs, with the company's own marked; each opens the contacts for it. */
export function TariffSelector({ current }: { readonly current: Tariff }) {
  const { t } = useText();
  const popup = usePopup<Tariff>();
  return (
    <>
      <Pills
        label={t('accounts.your_tariff')}
        pills={tariffs.map((value) => ({ value, label: t(`accounts.tariff_${value}`) }))}
        value={current}
        onChange={popup.open}
      />
      {popup.subject && (
        <UpgradeTariffPopup
          tariff={popup.subject}
          current={current}
          isOpen={popup.isOpen}
          onClose={popup.close}
        />
      )}
    </>
  );
}
