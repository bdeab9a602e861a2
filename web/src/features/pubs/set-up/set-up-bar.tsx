import type { Pub, SetUp } from '@comanda/contract/pubs';
import { ArrowRight } from 'lucide-react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { stepName, stepsOf } from './steps.ts';
import styles from './set-up-bar.module.css';

type Props = { readonly pub: Pub; readonly isRehearsed: boolean };

/** On the pages of the steps: the next step and a direct link to it. */
export function SetUpBar({ pub, isRehearsed }: Props) {
  const { pathname } = useLocation();
  const home = `/admin/pub/${pub.id}`;
  if (pub.set_up === null || pathname.replace(/\/+$/, '') === home) return null;
  return <Bar pub={pub} home={home} setUp={pub.set_up} isRehearsed={isRehearsed} />;
}

type BarProps = Props & { readonly home: string; readonly setUp: SetUp };

function Bar({ pub, home, setUp, isRehearsed }: BarProps) {
  const { t } = useText();
  const { next } = stepsOf(pub, { setUp, isRehearsed });
  return (
    <aside aria-label={t('pubs.set_up')} className={styles['bar']}>
      <p>
        {next === undefined
          ? t('pubs.set_up')
          : t('pubs.set_up_next', { step: stepName(next, setUp, t) })}
      </p>
      <ButtonLink to={home} size="small" icon={<ArrowRight />}>
        {t('pubs.set_up_continue')}
      </ButtonLink>
    </aside>
  );
}
