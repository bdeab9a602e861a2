import { expect, it } from 'vitest';
import * as accounts from './accounts/index.ts';
import * as alerts from './alerts/index.ts';
import * as couriers from './couriers/index.ts';
import * as fields from './fields/index.ts';
import * as food from './food/index.ts';
import * as hours from './hours/index.ts';
import * as images from './images/index.ts';
import * as imports from './import/index.ts';
import * as later from './later/index.ts';
import * as menu from './menu/index.ts';
import * as money from './money/index.ts';
import * as options from './options/index.ts';
import * as orders from './orders/index.ts';
import * as printing from './printing/index.ts';
import * as pubs from './pubs/index.ts';
import * as receipts from './receipts/index.ts';
import * as refusal from './refusal/index.ts';
import * as settings from './settings/index.ts';
import * as shipping from './shipping/index.ts';
import * as tickets from './tickets/index.ts';

const features = {
  accounts,
  alerts,
  couriers,
  fields,
  food,
  hours,
  images,
  import: imports,
  later,
  menu,
  money,
  options,
  orders,
  printing,
  pubs,
  receipts,
  refusal,
  settings,
  shipping,
  tickets,
};

type Rules = Parameters<typeof fields.checkField>[1];

/** The least and the most letters that the rules of each field accept; -1 where they want more than letters. */
function lettersOf(ofFields: Readonly<Record<string, Rules>>): Record<string, string> {
  const found = Object.entries(ofFields).map(([field, rules]) => {
    const fits = Array.from(
      { length: 1100 },
      (_, count) => !fields.checkField('a'.repeat(count), rules),
    );
    return [field, `${fits.indexOf(true)} to ${fits.lastIndexOf(true)}`];
  });
  return Object.fromEntries(found);
}

const lettersOfFields = {
  account: lettersOf(accounts.accountFields),
  client: lettersOf(accounts.clientFields),
  device: lettersOf(alerts.deviceFields),
  contacts: lettersOf(orders.contactRules('delivery')),
  menu: lettersOf(menu.menuFields),
  station: lettersOf(menu.stationFields),
  options: lettersOf(options.optionFields),
  printer: lettersOf(printing.printerFields),
  bridge: lettersOf(printing.bridgeFields),
  pub: lettersOf(settings.pubFields),
};

const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isData)
    : typeof value !== 'function';
const patternAsText = (_: string, value: unknown): unknown =>
  value instanceof RegExp ? String(value) : value;

// Limits, defaults and tables, of which most tests take the number from the table itself. A change of one is written by
// `npx vitest run --project domain src/facts -u`, and shows.
it('the facts of the product are those that are checked in', async () => {
  const sections = Object.entries({ ...features, lettersOfFields }).map(([feature, exported]) => {
    const facts = Object.entries(exported).filter(([, value]) => isData(value));
    return [
      feature,
      ...facts.map(([name, fact]) => `${name} ${JSON.stringify(fact, patternAsText)}`),
    ].join('\n  ');
  });
  await expect(`${sections.join('\n')}\n`).toMatchFileSnapshot('./facts.txt');
});
