import { orderStatuses } from '@comanda/domain/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app/build-test-app.ts';
import { hasStatus, isFinished, isInProcess } from './status-conditions.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('a condition on the status has no parameter, so that a kept plan can use the index of the status', () => {
  const conditions = [isFinished, isInProcess, ...orderStatuses.map(hasStatus)];
  for (const condition of conditions) {
    const { sql, parameters } = condition.compile(t.deps.db);
    expect(sql).toContain("'");
    expect(parameters).toEqual([]);
  }
});
