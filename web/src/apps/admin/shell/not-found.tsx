import { useText } from '../../../lib/i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { SingleSheet } from '../../../product/slip/rail.tsx';
import { BarPath } from '../../../ui/terminal-bar/bar-context.tsx';
import styles from './not-found.module.css';

/** An unknown address: a void slip on the rail. */
export function NotFound() {
  const { t } = useText();
  return (
    <Page maxWidth={440}>
      <BarPath parts={['404']} />
      <SingleSheet>
        <p className={styles['number']} aria-hidden="true">
          #404
        </p>
        <PageHeader title={t('ui.page_not_found')} note={t('ui.page_not_found_hint')} />
        <ButtonLink to="/">{t('ui.to_start')}</ButtonLink>
      </SingleSheet>
    </Page>
  );
}
