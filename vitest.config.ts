import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'domain', include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'] } },
      'server/vitest.config.ts',
      'web/vitest.config.ts',
      'web/vitest.rules.config.ts',
    ],
  },
});
