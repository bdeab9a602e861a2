import type { Pub } from '@comanda/contract/pubs';
import { Pause } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { loadChunk } from '../../../lib/lazy/load-chunk.ts';
import { withAllTexts } from '../../../lib/lazy/with-all-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { usePopup } from '../../../ui/popup/use-popup.ts';
import { BarStatus } from '../../../ui/terminal-bar/bar-context.tsx';
import styles from './pause-control.module.css';
import { currentStates } from './temporary-states.ts';

const PausePopup = lazy(() =>
  loadChunk(
    withAllTexts(async () => ({ default: (await import('./pause-popup.tsx')).PausePopup })),
  ),
);

const TICK_MS = 5000;

/** In the bar of every screen of a pub: opens the choice of a pause and of being busy. */
export function PauseControl({ pub }: { readonly pub: Pub }) {
  const { t } = useText();
  const popup = usePopup<true>();
  const isOn = currentStates(pub, new Date(useNow(TICK_MS))).length > 0;
  return (
    <BarStatus>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('pubs.pausing')}
        title={t('pubs.pausing')}
        className={classNames(styles['control'], isOn && styles['on'])}
        onClick={() => {
          popup.open(true);
        }}
      >
        <Pause />
      </button>
      {popup.subject && (
        <Suspense>
          <PausePopup key={popup.openCount} pub={pub} isOpen={popup.isOpen} onClose={popup.close} />
        </Suspense>
      )}
    </BarStatus>
  );
}
