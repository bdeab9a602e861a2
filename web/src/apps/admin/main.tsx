import '../../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../lib/i18n/i18n.ts';
import { applyStoredTheme } from '../../lib/theme/theme.ts';
import { Providers } from './providers.tsx';
import { AdminRoutes } from './routes.tsx';

applyStoredTheme();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <Providers>
      <AdminRoutes />
    </Providers>
  </StrictMode>,
);
