import type { Pub, SetUp } from '@comanda/contract/pubs';
import { nextSetUpStep } from '@comanda/domain/pubs';
import { ArrowRight } from 'lucide-react';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { doneStepsOf, stepName } from './steps.ts';
import styles from './set-up-bar.module.css';

type Props = { readonly pub: Pub; readonly hasOrder: boolean };

/** On the pages of the steps: the next step and a direct link to it. */
export function SetUpBar({ pub, hasOrder }: Props) {
  const { pathname } = useLocation();
  const home = `/admin/pub/${pub.id}`;
  if (pub.set_up === null || pathname.replace(/\/+$/, '') === home) return null;
  return <Bar home={home} setUp={pub.set_up} hasOrder={hasOrder} />;
}

type BarProps = { readonly home: string; readonly setUp: SetUp; readonly hasOrder: boolean };

function Bar({ home, setUp, hasOrder }: BarProps) {
  const { t } = useText();
  const next = nextSetUpStep(doneStepsOf(setUp, { hasOrder }));
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
