import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgetPlugin } from './src/build/budget-plugin.ts';
import { compressPlugin } from './src/build/compress-plugin.ts';
import { guestTextsPlugin } from './src/apps/guest/build/guest-texts-plugin.ts';
import { nextStepsPlugin } from './src/apps/guest/build/next-steps-plugin.ts';

// The guest's page in two builds: what the browser loads (`dist/guest`, with a manifest), and with
// `--ssr` the render that the server calls (`dist/guest-ssr/render.js`).
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [
    react(),
    guestTextsPlugin(),
    ...(isSsrBuild
      ? []
      : [
          nextStepsPlugin(),
          compressPlugin(mode),
          mode !== 'quick' && budgetPlugin('guest', 'dist/guest'),
        ]),
  ],
  // No pub can have this name: its letters do not allow the underscore.
  base: '/pub/_/',
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    // Without it React leaves out its hook for the browser's developer tools.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/guest-ssr',
        emptyOutDir: true,
        target: 'node24',
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: { render: 'src/apps/guest/render.tsx' },
        },
      }
    : {
        outDir: 'dist/guest',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // A page waits for its styles, and so for the fonts in them; a font of its own would move the lines.
        assetsInlineLimit: (file) => file.endsWith('.woff2'),
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          // The names of the markup cost no export and no import where they are written out.
          optimization: { inlineConst: { mode: 'all' } },
          input: {
            'pub-page': 'src/apps/guest/pub-page.ts',
            'order-page': 'src/apps/guest/order-page.ts',
            'ready-board': 'src/apps/guest/board-page.ts',
            'service-worker': 'src/apps/guest/offline/service-worker.ts',
            // In the documents: a script that imported them would load them a second time, after all other styles.
            'pub-styles': 'src/apps/guest/styles/page.css',
            'board-styles': 'src/apps/guest/styles/ready-board.css',
            'order-styles': 'src/apps/guest/styles/order.css',
            print: 'src/apps/guest/styles/print.css',
            notice: 'src/apps/guest/styles/notice.css',
            latin: 'src/apps/guest/fonts/latin.css',
            cyrillic: 'src/apps/guest/fonts/cyrillic.css',
            privacy: 'src/apps/guest/styles/privacy.css',
          },
          output: {
            // Browsers look for a new worker at the old one's address.
            entryFileNames: ({ name }) =>
              name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
            // One of them is named in the page, which has to fit into the first window.
            chunkFileNames: 'assets/p-[hash].js',
          },
        },
      },
  ...(isSsrBuild ? { ssr: { noExternal: true as const } } : {}),
}));
