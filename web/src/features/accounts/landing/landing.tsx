import { pubLimit, tariffs, type Tariff } from '@comanda/domain/accounts';
import { PUBLICATION_DAYS } from '@comanda/domain/pubs';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Rail } from '../../../product/slip/rail.tsx';
import { Slip } from '../../../product/slip/slip.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { LandingPicture } from './landing-picture.tsx';
import styles from './landing.module.css';

const tones = { basic: 'green', pro: 'orange', business: 'blue' } as const;

function TariffSlip({ tariff }: { readonly tariff: Tariff }) {
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
        <span className={styles['venues']}>
          <b>{isLimited ? limit : '∞'}</b>
          {isLimited ? t('accounts.venues', { count: limit }) : t('accounts.venues_without_limit')}
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
      <p className={styles['whom']}>{t(`accounts.for_${tariff}`)}</p>
    </Slip>
  );
}

/** The product on one screen: a slip that moves from a phone to the rail, and three tariffs. */
export function Landing() {
  const { t, language } = useText();
  return (
    <Page maxWidth={1120}>
      <BarPath parts={[]} title="Comanda" />
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['headline']}>{t('accounts.headline')}</h1>
          <p className={styles['lead']}>{t('accounts.what_it_is')}</p>
          <div className={styles['doors']}>
            <ButtonLink to="/admin/auth/registration" size="large">
              {t('accounts.register_venue')}
            </ButtonLink>
            <ButtonLink to="/admin/auth/authentication" size="large" variant="quiet">
              {t('accounts.sign_in')}
            </ButtonLink>
          </div>
        </div>
        <LandingPicture />
      </section>
      <div className={styles['tariffs']}>
        <Rail title={t('accounts.tariffs')} isWide>
          {tariffs.map((tariff) => (
            <TariffSlip key={tariff} tariff={tariff} />
          ))}
        </Rail>
      </div>
      <p className={styles['note']}>{t('accounts.in_every_tariff', { count: PUBLICATION_DAYS })}</p>
      <a className={styles['foot']} href={`/privacy?lang=${language}`}>
        {t('ui.your_data')}
      </a>
    </Page>
  );
}
