import { ArrowLeft, House } from 'lucide-react';
import { Link } from '../../../lib/routes/link.tsx';
import { useLocation, useNavigate } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import styles from './pub-header.module.css';

type Props = {
  readonly pubID: number;
  readonly name: string;
};

/** The pub's name, the back link, and the home link to the company. */
export function PubHeader({ pubID, name }: Props) {
  const { t } = useText();
  const goBack = useGoBack(pubID);
  return (
    <nav aria-label={name} className={styles['header']}>
      <div className={styles['inner']}>
        {goBack && <IconButton label={t('ui.back')} icon={<ArrowLeft />} onClick={goBack} />}
        {goBack ? (
          <p className={styles['name']}>{name}</p>
        ) : (
          <h1 className={styles['name']}>{name}</h1>
        )}
        <Link to="/admin/company" className={styles['home']} title={t('pubs.all_pubs')}>
          <House aria-hidden="true" />
          <span>{t('pubs.all_pubs')}</span>
        </Link>
      </div>
    </nav>
  );
}

/** Reserves the space of the header and of the pub's line in the bar, so that the layout does not shift. */
export const PubHeaderSpace = () => (
  <div className={styles['header']}>
    <BarStatus>
      <span />
    </BarStatus>
    <div className={styles['inner']} />
  </div>
);

/**
 * The back link of the orders leads to the pub. On its other pages it leads to the previous page, or to
 * the pub when there is none. The pub's own page has no back link.
 */
function useGoBack(pubID: number): (() => void) | undefined {
  const { pathname, hasPrevious } = useLocation();
  const navigate = useNavigate();
  const root = `/admin/pub/${pubID}`;
  const place = pathname.replace(/\/+$/, '');
  if (place === root) return undefined;
  return () => {
    navigate(hasPrevious && place !== `${root}/orders` ? -1 : root);
  };
}
