import { randomUUID } from 'node:crypto';
import { listCalls, routes, type Call } from '@comanda/contract';
import type { FieldError } from '@comanda/contract/errors';
import type { RouteSpec } from '@comanda/contract/routing';
import { expect } from 'vitest';
import type { TestApp } from '../../app/build-test-app.ts';
import type { EveryRole } from '../../builders/every-role.ts';
import type { Schema } from '../../fuzzing/schema-values.ts';
import { rightRequest, type RightRequest } from './right-requests.ts';
import { addressOf, textAt, textFields, withText, type TextField } from './text-fields.ts';

export type Tried = {
  readonly name: Call;
  readonly part: 'body' | 'query';
  readonly field: TextField;
};

/** Every text of every body and query. */
export const everyText: readonly Tried[] = listCalls().flatMap((name) => {
  const spec: RouteSpec = routes[name];
  return (['body', 'query'] as const).flatMap((part) =>
    textFields((spec[part] ?? {}) as Schema).map((field) => ({ name, part, field })),
  );
});

export const titleOf = ({ name, field }: Tried): string => `${name} ${addressOf(field, '')}`;

/** Refusals that name their field themselves, or that do not say which of two compared texts was wrong. */
const ownRefusals: Readonly<Record<string, readonly string[]>> = {
  as: ['session_expired'],
  email: ['invalid_credentials'],
  password: ['invalid_credentials', 'password_is_wrong', 'reset_link_is_over'],
  old_password: ['password_is_wrong'],
  token: ['reset_link_is_over'],
  phone: ['invalid_credentials'],
  code: ['pairing_code_is_over'],
  // What no bank has signed is answered like an unknown request.
  'result.': ['not_found', 'body_is_too_large'],
  signature: ['not_found', 'body_is_too_large'],
  table_for_in_place_order: ['table_is_required'],
  wanted_at: ['time_is_not_offered'],
  payment_type: ['payment_type_not_offered'],
  'prices.': ['zones_changed_meanwhile'],
  'before.': ['zones_changed_meanwhile'],
  'before.0.shape_id': ['zones_changed_meanwhile'],
  'zone.shape_id': ['zones_changed_meanwhile'],
  ...Object.fromEntries(
    [
      'shape_id',
      'name',
      'closed_until',
      'closed_texts.en',
      'closed_texts.ro',
      'closed_texts.ru',
    ].map((field) => [`before.${field}`, ['zones_changed_meanwhile']]),
  ),
  cancel_text: ['cancel_text_is_required'],
  text: ['cancel_text_is_required'],
};

/** Whether a refusal names the field, and no other. */
function isNamed({ field }: Tried, text: string, body: object): boolean {
  const { code = '', validationErrors = [] } = body as {
    readonly code?: string;
    readonly validationErrors?: readonly FieldError[];
  };
  const at = addressOf(field, '');
  if ((ownRefusals[at] ?? []).includes(code)) return true;
  // Of a map with a name that is too long only the map is named.
  const names = new Set([addressOf(field, text), at, addressOf(field.slice(0, 1), '')]);
  return validationErrors.length === 1 && validationErrors.every((one) => names.has(one.field));
}

type Answered = { readonly isTaken: boolean; readonly body: unknown };

type Trying = {
  /** Sends a right request with another text at the field, which is taken or refused by its name. */
  readonly tryText: (tried: Tried, textFor: (before: string) => string) => Promise<Answered>;
  readonly counts: { sent: number; refused: number };
};

export function createTrying(t: TestApp, world: EveryRole): Trying {
  const counts = { sent: 0, refused: 0 };
  let right: { readonly title: string; readonly request: RightRequest } | undefined;
  return {
    counts,
    tryText: async (tried, textFor) => {
      const { name, part, field } = tried;
      const isAtTable = field[0] === 'table_for_in_place_order';
      const title = `${name} ${isAtTable}`;
      // One that was refused has changed nothing, and is right again.
      if (right?.title !== title) {
        right = { title, request: await rightRequest(t, world, { name, isAtTable }) };
      }
      const { params, as, ...parts } = right.request;
      const text = textFor(textAt(parts[part], field));
      const { status, body } = await t.sendRaw(name, {
        params,
        as,
        ...parts,
        [part]: withText(parts[part], field, text),
        idempotencyKey: randomUUID(),
      });
      const isTaken = status < 300;
      counts.sent += 1;
      if (isTaken) right = undefined;
      else counts.refused += 1;
      const about = `${titleOf(tried)}: ${JSON.stringify(text.slice(0, 60))} got ${status} ${JSON.stringify(body).slice(0, 400)}`;
      expect(isTaken || (status < 500 && isNamed(tried, text, body)), about).toBe(true);
      return { isTaken, body };
    },
  };
}
