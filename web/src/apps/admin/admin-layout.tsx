import { languages } from '@comanda/contract/texts';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { chooseLanguage } from '../../lib/i18n/i18n.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useSession } from '../../lib/session/session.ts';
import { useTheme } from '../../lib/theme/theme.ts';
import { BarProvider, useBar } from '../../ui/terminal-bar/bar-context.tsx';
import { TerminalBar } from '../../ui/terminal-bar/terminal-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './admin-layout.module.css';
import { ScreenSkeleton } from './screen-skeleton.tsx';

type Props = {
  /** Where the house in the bar leads. */
  readonly home: string;
  /** Whether only those who are signed in may see what is inside. */
  readonly isPrivate?: boolean;
  /** Stands between the bar and every screen. */
  readonly notice?: ReactNode;
};

function AreaBar({ home }: { readonly home: string }) {
  const { t, language } = useText();
  const { theme, switchTheme } = useTheme();
  const { path, setStatusElement } = useBar();
  const isDark = theme === 'dark';
  return (
    <TerminalBar
      path={['comanda', ...path]}
      home={{ to: home, label: t('ui.home') }}
      languages={{
        label: t('ui.language'),
        list: languages,
        chosen: language,
        onChoose: (chosen) => void chooseLanguage(chosen),
      }}
      theme={{
        isDark,
        label: t(isDark ? 'ui.theme_light' : 'ui.theme_dark'),
        onSwitch: switchTheme,
      }}
      statusRef={setStatusElement}
    />
  );
}

/** One area: its bar, and the screen of the route beneath it. */
export function AdminLayout({ home, isPrivate = false, notice }: Props) {
  const { t } = useText();
  const { status } = useSession();
  const { pathname } = useLocation();
  if (isPrivate && status === 'signed_out') {
    // Whoever logs out is on the way to the start page already: its program is still being fetched.
    if (window.location.pathname !== pathname) return <ScreenSkeleton />;
    return <Navigate to="/admin/auth/authentication" replace />;
  }
  return (
    <BarProvider>
      <a href="#main" className={styles['skip']}>
        {t('ui.skip_to_content')}
      </a>
      <AreaBar home={home} />
      {notice}
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </BarProvider>
  );
}
