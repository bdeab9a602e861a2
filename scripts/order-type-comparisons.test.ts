import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderTypes } from '@comanda/domain/orders';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const product = globSync('{domain,contract,server,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

const name = `(['"\`])(${orderTypes.join('|')})\\1`;
/** By a comparison, in a list, in a `switch`, in a selector, and in SQL. */
const comparisons = [
  `[=!]==?\\s*${name}`,
  `${name}\\s*[=!]==?`,
  `\\.(?:includes|has|indexOf)\\(\\s*${name}`,
  `case\\s+${name}`,
  `\\[[^\\]\\n]*[tT]ype\\}?=(['"]?)(${orderTypes.join('|')})\\1\\]`,
  `order_type\\s*(?:=|<>|!=|in\\s*\\()\\s*${name}`,
].map((pattern) => new RegExp(pattern));

const decidesByName = (source: string): boolean => comparisons.some((one) => one.test(source));

it.each([
  `order.order_type === 'delivery'`,
  `'in_place' !== orderType`,
  `types.includes("delivery")`,
  `switch (type) { case 'in_place':`,
  'document.querySelector(`[${attributes.orderType}=delivery]`)',
  `sql\`order_type = 'delivery'\``,
  `where order_type in ('in_place')`,
])('%s decides by the name of a type', (source) => {
  expect(decidesByName(source)).toBe(true);
});

it.each([
  'orderTypeTable.hasCourier[order.order_type]',
  `Translate<'delivery'>`,
  `className: 'delivery'`,
  `order_type in (\${types})`,
])('%s does not', (source) => {
  expect(decidesByName(source)).toBe(false);
});

it('the product reads the facts of the table, and compares with no name of an order type', () => {
  expect(product.length).toBeGreaterThan(1000);
  const found = product.filter((file) => decidesByName(readFileSync(`${root}/${file}`, 'utf8')));
  expect(found).toEqual([]);
});
