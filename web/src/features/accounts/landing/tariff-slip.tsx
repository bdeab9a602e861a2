import { pubLimit, tariffs, type Tariff } from '@comanda/domain/accounts';
import { numberFormat } from '@comanda/contract/texts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { pageSetting } from '../../../lib/page/page-setting.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Slip } from '../../../product/slip/slip.tsx';
import styles from './tariff-slip.module.css';

const tones = { basic: 'green', pro: 'orange', business: 'blue' } as const;

/** The price in whole lei a month from the operator's settings; undefined if it is not set. */
function priceOf(tariff: Tariff): number | undefined {
  const price = pageSetting('tariff-prices').split(',')[tariffs.indexOf(tariff)] ?? '';
  return price === '' ? undefined : Number(price);
}

function Price({ tariff }: { readonly tariff: Tariff }) {
  const { t, language } = useText();
  const price = priceOf(tariff);
  if (price === undefined) return <a href="#contact">{t('accounts.price_on_request')}</a>;
  if (price === 0) return <b>{t('accounts.price_free')}</b>;
  return (
    <>
      <b>{numberFormat(language, {}).format(price)}</b>
      <span>{t('accounts.price_lei_a_month', { count: price })}</span>
    </>
  );
}

export function TariffSlip({ tariff }: { readonly tariff: Tariff }) {
  const { t } = useText();
  const limit = pubLimit(tariff);
  const isLimited = Number.isFinite(limit);
  const name = t(`accounts.tariff_${tariff}`);
  return (
    <Slip
      number={name}
      tone={tones[tariff]}
      status={null}
      title={
        <span className={styles['price']}>
          <Price tariff={tariff} />
        </span>
      }
      footer={
        <ButtonLink
          to={`/admin/auth/registration?tariff=${tariff}`}
          variant={tariff === 'basic' ? 'primary' : 'quiet'}
          fullWidth
        >
          {t('accounts.choose_tariff', { tariff: name })}
        </ButtonLink>
      }
    >
      <p>
        {isLimited ? limit : '∞'}{' '}
        {isLimited ? t('accounts.venues', { count: limit }) : t('accounts.venues_without_limit')}
      </p>
      <p className={styles['whom']}>{t(`accounts.for_${tariff}`)}</p>
    </Slip>
  );
}
