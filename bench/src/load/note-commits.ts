import { appendFile } from 'node:fs';
import { createRequire } from 'node:module';

// Preloaded into the product: notes when this process learned that an order was committed, as lines of order
// id and monotonic time (ns), which is the same clock in every process. COMMITS_FILE names the file.
type Result = { readonly rows?: readonly { readonly id?: number }[] };
type Ask = (this: unknown, ...given: unknown[]) => Promise<Result> | undefined;

const file = process.env['COMMITS_FILE'] ?? '';
const require = createRequire(new URL('../../../server/package.json', import.meta.url));
const { Client } = require('pg') as { Client: { prototype: { query: Ask } } };
const original = Client.prototype.query;

function isOrder(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && text.includes('insert into pub_order');
}

Client.prototype.query = function query(...given) {
  const answer = original.apply(this, given);
  if (!isOrder(given[0])) return answer;
  return answer?.then((result) => {
    const at = process.hrtime.bigint();
    for (const { id } of result.rows ?? []) appendFile(file, `${id} ${at}\n`, () => {});
    return result;
  });
};
