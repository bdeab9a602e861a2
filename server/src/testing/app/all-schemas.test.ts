import { listCalls } from '@comanda/contract';
import { afterAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';

// The product compiles a schema at its first use; here each is compiled at once, so that a broken one is found.
const compiled = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../plumbing/http/when-used.ts', () => ({
  whenUsed: <Made>(make: () => Made) => {
    const made = make();
    compiled.count += 1;
    return () => made;
  },
}));

let t: TestApp | undefined;
afterAll(() => t?.close());

it('every schema of the product can be compiled', async () => {
  t = await buildTestApp();
  // Each call has a schema of its success and two of its failures; others have more.
  expect(compiled.count).toBeGreaterThan(listCalls().length * 3);
});
