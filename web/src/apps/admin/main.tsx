import '../../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { detectLanguage, storedLanguage } from '../../lib/i18n/detect-language.ts';
import { startI18n, type StartState } from '../../lib/i18n/i18n.ts';
import { showFailure } from '../../lib/query/error-text.ts';
import { createQueryClient } from '../../lib/query/query-client.ts';
import { applyStoredTheme } from '../../lib/theme/theme.ts';
import { Providers } from './providers.tsx';
import { AdminRoutes } from './routes.tsx';
import { startFonts } from '../../ui/fonts/start-fonts.ts';
import { StartScreen } from './shell/start-screen.tsx';
import { firstTexts, isWork } from './start/needs-of-address.ts';
import { loadFirstScreens } from './start/load-first-screens.ts';

const { pathname } = window.location;
applyStoredTheme();
const host = document.getElementById('root');
if (!host) throw new Error('index.html has no #root');
const root = createRoot(host);
const language = detectLanguage(storedLanguage(), window.navigator.languages);
const untilFonts = startFonts({ isWork: isWork(pathname), language });
const show = (state: StartState) => {
  root.render(<StartScreen language={language} state={state} />);
};

document.documentElement.lang = language;

/** What a first visit waits for has mostly come with the program: a placeholder would only be drawn before the screen. */
const PLACEHOLDER_AFTER_MS = 100;

const placeholder = window.setTimeout(show, PLACEHOLDER_AFTER_MS, 'loading');

/** No `await` at the top level: the screens import the shell, which this module is a part of. */
async function start(): Promise<void> {
  const client = createQueryClient(showFailure);
  const screens = loadFirstScreens(client, pathname);
  const hasTexts = await startI18n(
    language,
    (state) => {
      window.clearTimeout(placeholder);
      show(state);
    },
    firstTexts(pathname),
  );
  if (!hasTexts) return;
  await screens;
  await untilFonts();
  window.clearTimeout(placeholder);
  root.render(
    <StrictMode>
      <Providers client={client}>
        <AdminRoutes />
      </Providers>
    </StrictMode>,
  );
}

void start();
