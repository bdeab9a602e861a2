import { listCalls } from '@comanda/contract';
import { afterAll, expect, it } from 'vitest';
import { compileReply, compileRequest } from '../../plumbing/http/validation.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

let t: TestApp | undefined;
afterAll(() => t?.close());

// The product compiles a schema at its first use; here each is compiled at once, so that a broken one is found.
it('every schema of the product can be compiled', async () => {
  let count = 0;
  t = await buildTestApp({
    extend: (app) => {
      app.setValidatorCompiler((part) => {
        count += 1;
        const validate = compileRequest(part);
        return (data) => validate(data) === true;
      });
      app.setSerializerCompiler((part) => {
        count += 1;
        return compileReply(part);
      });
    },
  });
  // Each call has a schema of its success and two of its failures; others have more.
  expect(count).toBeGreaterThan(listCalls().length * 3);
});
