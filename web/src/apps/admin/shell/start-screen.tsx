import { startTexts, translate, type Language } from '@comanda/contract/texts';
import { CloudOff, RotateCw } from 'lucide-react';
import type { StartState } from '../../../lib/i18n/i18n.ts';
import { hasPubBack } from '../../../features/pubs/home/pub-back.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BarPlaceholder } from '../../../ui/terminal-bar/terminal-bar.tsx';

type Props = {
  readonly language: Language;
  readonly state: StartState;
};

/** Shown until the texts are loaded: the bar and some paper, later the reason for the delay. */
export function StartScreen({ language, state }: Props) {
  const t = (key: keyof typeof startTexts) => translate(startTexts[key], language);
  return (
    <>
      <BarPlaceholder path={['comanda']} hasLead={hasPubBack(window.location.pathname)} />
      <Page>
        <h1 className="visually-hidden">{t('ui.loading')}</h1>
        {/* Always rendered: a live region that appears with its text is not announced. */}
        <div aria-live="polite">
          {state !== 'loading' && (
            <EmptyState
              icon={<CloudOff />}
              title={t(state === 'waiting' ? 'ui.start_waiting' : 'ui.start_failed')}
              action={
                state === 'failed' && (
                  <Button
                    icon={<RotateCw />}
                    onClick={() => {
                      window.location.reload();
                    }}
                  >
                    {t('ui.reload')}
                  </Button>
                )
              }
            />
          )}
        </div>
        {state !== 'failed' && (
          <>
            <Skeleton width={240} height={32} />
            <Skeleton height={160} />
            <Skeleton height={160} />
          </>
        )}
      </Page>
    </>
  );
}
