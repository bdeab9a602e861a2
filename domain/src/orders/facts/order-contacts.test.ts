import { describe, expect, it } from 'vitest';
import { checkField } from '../../fields/index.ts';
import { contactRules, contactRulesOfStaff, orderTypes, type OrderType } from '../index.ts';

const nothing = {
  client_name: '',
  full_address: ' ',
  main_phone_number: '',
  second_phone_number: '',
};
const wrong = { ...nothing, main_phone_number: '12', second_phone_number: 'abc' };

/** The fields that are refused. */
function refusedBy(rules: ReturnType<typeof contactRules>, values: typeof nothing): string[] {
  const fields = Object.keys(values) as (keyof typeof values)[];
  return fields.filter((field) => checkField(values[field], rules[field]) !== undefined);
}

const contacts = ['client_name', 'main_phone_number'];
const needed: Readonly<Record<OrderType, { guest: string[]; staff: string[] }>> = {
  delivery: {
    guest: ['client_name', 'full_address', 'main_phone_number'],
    staff: ['client_name', 'full_address', 'main_phone_number'],
  },
  in_place: { guest: [], staff: [] },
  pick_up: { guest: contacts, staff: ['client_name'] },
};

describe.each(orderTypes)('an order: %s', (type) => {
  it('needs of a guest', () => {
    expect(refusedBy(contactRules(type), nothing)).toEqual(needed[type].guest);
  });
  it('needs of whom staff order for', () => {
    expect(refusedBy(contactRulesOfStaff(type), nothing)).toEqual(needed[type].staff);
  });
  it('takes no wrong phone', () => {
    for (const rules of [contactRules(type), contactRulesOfStaff(type)]) {
      expect(refusedBy(rules, wrong).filter((field) => field.endsWith('number'))).toEqual([
        'main_phone_number',
        'second_phone_number',
      ]);
    }
  });
});
