import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';

/** Wraps a screen's skeletons and announces "loading" to a screen reader. */
export function LoadingRegion({ children }: { readonly children: ReactNode }) {
  const { t } = useText();
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{t('ui.loading')}</output>
      {children}
    </div>
  );
}
