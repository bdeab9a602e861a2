import { languages, type TextKey } from '@comanda/contract/texts';
import type { Role } from '@comanda/domain/accounts';
import { Fragment, Suspense, type ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useLocation } from '../../../lib/routes/location-context.ts';
import { firstScreenOf } from '../../../features/accounts/entry/first-screen.ts';
import { chooseLanguage } from '../../../lib/i18n/i18n.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { showFailure } from '../../../lib/query/error-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { ReturnAddress } from '../../../lib/session/return-address.ts';
import { useTheme } from '../../../lib/theme/theme.ts';
import { BarProvider, useBar } from '../../../ui/terminal-bar/bar-context.tsx';
import { TerminalBar } from '../../../ui/terminal-bar/terminal-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './admin-layout.module.css';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { LeavingScreen } from './leaving-screen.tsx';

const SIGN_IN = '/admin/auth/authentication';

type Props = {
  /** The target of the house icon in the bar. */
  readonly home: string;
  /** The role that may use it; without one it is open to everyone. */
  readonly whose?: Role;
  /** In the bar, beside the house icon. */
  readonly lead?: ReactNode;
  /** Rendered between the bar and every screen. */
  readonly notice?: ReactNode;
  /** The screen of the route. */
  readonly children: ReactNode;
};

type AreaBarProps = Pick<Props, 'home' | 'lead'> & { readonly homeKey: TextKey };

function AreaBar({ home, homeKey, lead }: AreaBarProps) {
  const { t, language } = useText();
  const { theme, switchTheme } = useTheme();
  const { path, setStatusElement } = useBar();
  const isDark = theme === 'dark';
  return (
    <TerminalBar
      path={['comanda', ...path]}
      home={{ to: home, label: t(homeKey) }}
      languages={{
        label: t('ui.language'),
        list: languages,
        chosen: language,
        onChoose: (chosen) => void chooseLanguage(chosen).catch(showFailure),
      }}
      theme={{
        isDark,
        label: t(isDark ? 'ui.theme_light' : 'ui.theme_dark'),
        onSwitch: switchTheme,
      }}
      menuLabel={t('ui.look')}
      lead={lead}
      statusRef={setStatusElement}
    />
  );
}

/** Whether the area belongs to another role: an administrator inside a pub works in the company's area. */
const isForeign = (role: Role, area: Role): boolean =>
  role !== area && !(role === 'admin' && area === 'company');

/** Where a user without access is redirected; undefined for a user with access. */
function useSignedOutScreen(area: Role | undefined, home: string): ReactNode {
  const { status, role, lostBy } = useSession();
  const { pathname, search, hash } = useLocation();
  if (area === undefined) return undefined;
  if (status === 'signed_out') {
    const isFrontDoor = `${home}/`.startsWith(pathname.replace(/\/*$/, '/'));
    const state: ReturnAddress = { to: pathname + search + hash, role: area, isFrontDoor, lostBy };
    const signIn = <Redirect to={SIGN_IN} replace state={state} />;
    return <LeavingScreen pathname={pathname} signedOutScreen={signIn} />;
  }
  if (role === undefined || !isForeign(role, area)) return undefined;
  // A guest's account has no screen here.
  return <Redirect to={role === 'client' ? SIGN_IN : firstScreenOf(role)} replace />;
}

/** One area: its bar, and the screen of the route beneath it. */
export function AdminLayout({ home, whose, lead, notice, children }: Props) {
  const { t } = useText();
  const { epoch } = useSession();
  const { pathname } = useLocation();
  const signedOutScreen = useSignedOutScreen(whose, home);
  useHeadingFocus(pathname);
  if (signedOutScreen !== undefined) return signedOutScreen;
  return (
    <BarProvider>
      <a href="#main" className={styles['skip']}>
        {t('ui.skip_to_content')}
      </a>
      <AreaBar
        home={home}
        homeKey={whose === 'company' ? 'pubs.all_pubs' : 'ui.home'}
        lead={lead}
      />
      {/* Nothing that one account has seen or typed stays for the next one. */}
      <Fragment key={epoch}>
        {notice}
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </Fragment>
    </BarProvider>
  );
}
