import { tariffs } from '@comanda/domain/accounts';
import { PUBLICATION_DAYS } from '@comanda/domain/pubs';
import { BookOpenText, ClipboardList } from 'lucide-react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { formatPhone } from '../../../lib/format/format-phone.ts';
import { pageSetting } from '../../../lib/page/page-setting.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { readContacts } from '../../../product/contacts/contacts.ts';
import { Rail } from '../../../product/slip/rail.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import { DEMO_SIGN_IN, readDemo } from '../demo.ts';
import { DeskPicture, MenuPicture } from './landing-pictures.tsx';
import { TariffSlip } from './tariff-slip.tsx';
import styles from './landing.module.css';

/** The two ends of the demo venue, where one runs on this server. */
function DemoLinks() {
  const { t } = useText();
  const demo = readDemo();
  if (!demo) return null;
  return (
    <nav aria-label={t('accounts.demo')} className={styles['demo']}>
      <span aria-hidden="true">{t('accounts.demo')}:</span>
      <ButtonLink to={demo.menu} reloadDocument variant="plain" icon={<BookOpenText />}>
        {t('accounts.demo_menu')}
      </ButtonLink>
      <ButtonLink to={DEMO_SIGN_IN} variant="plain" icon={<ClipboardList />}>
        {t('accounts.demo_desk')}
      </ButtonLink>
    </nav>
  );
}

/** Who runs this server, and how to ask about prices. */
function Contact() {
  const { t } = useText();
  const { emails, phone } = readContacts();
  const operator = ['operator-name', 'operator-address'].map(pageSetting).filter(Boolean);
  return (
    <section id="contact" aria-labelledby="contact-title" className={styles['contact']}>
      <h2 id="contact-title">{t('accounts.contact')}</h2>
      {operator.length > 0 && <p>{operator.join(', ')}</p>}
      <p className={styles['ways']}>
        {emails.map((email) => (
          <a key={email} href={`mailto:${email}`}>
            {email}
          </a>
        ))}
        {phone !== '' && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      </p>
    </section>
  );
}

/** The product on one screen, as it runs: a guest's menu and the desk; then tariffs and contact. */
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
          <DemoLinks />
        </div>
        <MenuPicture />
      </section>
      <DeskPicture />
      <div className={styles['tariffs']}>
        <Rail title={t('accounts.tariffs')} isWide>
          {tariffs.map((tariff) => (
            <TariffSlip key={tariff} tariff={tariff} />
          ))}
        </Rail>
      </div>
      <p className={styles['note']}>{t('accounts.in_every_tariff', { count: PUBLICATION_DAYS })}</p>
      <Contact />
      <a className={styles['foot']} href={`/privacy?lang=${language}`}>
        {t('ui.your_data')}
      </a>
    </Page>
  );
}
