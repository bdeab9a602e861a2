import type { Pub } from '@comanda/contract/pubs';
import { ExternalLink } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useText } from '../../../lib/i18n/use-text.ts';
import styles from './guest-page-link.module.css';

/** The address of the guest's page, which opens beside this one. */
export function GuestPageLink({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  return (
    <Link
      to={`/pub/${pub.url_name}/`}
      reloadDocument
      target="_blank"
      title={t('pubs.open_page')}
      className={styles['address']}
    >
      <span className="visually-hidden">{t('pubs.open_page')}: </span>
      {pub.public_url.replace(/^https?:\/\//, '')}
      <ExternalLink />
    </Link>
  );
}
