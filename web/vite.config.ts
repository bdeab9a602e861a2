import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { programParts } from './src/build/program-parts.ts';
import { budgetPlugin } from './src/build/budget-plugin.ts';
import { compressPlugin } from './src/build/compress-plugin.ts';
import { staticImportsOf } from './src/build/static-imports-plugin.ts';
import { earlyScriptPlugin } from './src/build/early-script-plugin.ts';

// The admin app; the guest's page has a configuration of its own.
const server = `http://127.0.0.1:${process.env['SERVER_PORT'] ?? '3000'}`;
const toServer = { target: server, changeOrigin: false };

const ofDesk = staticImportsOf(['/web/index.html', '/apps/admin/pub/pub-desk.tsx']);

const ofShell = /\/(?:index|libraries|rolldown-runtime)-[\w-]+\.\w+$/;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    ofDesk.plugin,
    earlyScriptPlugin('src/apps/admin/start/early-calls.ts'),
    compressPlugin(mode),
    mode !== 'quick' && budgetPlugin('app', 'dist/app'),
  ],
  base: '/',
  resolve: {
    // React has it, and the copy for older ones would be a third of a percent of the desk's first visit.
    alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }],
  },
  // The reader of lists has parts that it loads when it needs them.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    manifest: true,
    // A browser without module preloads loads the parts later; the polyfill would be a file of its own.
    modulePreload: {
      polyfill: false,
      // A program that loads a part has the shell's files, and would name them once more.
      resolveDependencies: (_part, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ofShell.test(file)),
    },
    target: 'es2022',
    // Fonts and pictures stay files of their own: cached for ever by the hash in their name.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Half of all modules are icons that nothing imports.
      experimental: { lazyBarrel: true },
      checks: { bundlerTimings: false },
      preserveEntrySignatures: 'allow-extension',
      input: {
        index: 'index.html',
        'courier-worker': 'src/apps/courier-worker/worker.ts',
        'alerts-worker': 'src/apps/alerts-worker/worker.ts',
      },
      output: {
        codeSplitting: { groups: programParts(ofDesk.has) },
        // A service worker is known by its address: only its content changes.
        entryFileNames: ({ name }) =>
          name.endsWith('-worker') ? '[name].js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    strictPort: true,
    proxy: {
      '/api': toServer,
      '/api-static': toServer,
      '/static': toServer,
      '/pub': toServer,
      '/privacy': toServer,
      '/ws': { ...toServer, ws: true },
    },
  },
}));
