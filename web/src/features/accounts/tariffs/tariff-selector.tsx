import { tariffs, type Tariff } from '@comanda/domain/accounts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Pills } from '../../../ui/pills/pills.tsx';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { UpgradeTariffPopup } from './upgrade-tariff-popup.tsx';

/** The three tariffs, with the company's own marked; each opens the contacts for it. */
export function TariffSelector({ current }: { readonly current: Tariff }) {
  const { t } = useText();
  const asking = usePopup<Tariff>();
  return (
    <>
      <Pills
        label={t('accounts.your_tariff')}
        pills={tariffs.map((value) => ({ value, label: t(`accounts.tariff_${value}`) }))}
        value={current}
        onChange={asking.open}
      />
      {asking.subject && (
        <UpgradeTariffPopup
          tariff={asking.subject}
          current={current}
          isOpen={asking.isOpen}
          onClose={asking.close}
        />
      )}
    </>
  );
}
