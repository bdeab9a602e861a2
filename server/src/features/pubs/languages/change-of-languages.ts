import type { CallBody } from '@comanda/contract';
import type { Language } from '@comanda/contract/texts';
import { sql } from 'kysely';
import type { PubChange } from '../queries.ts';

type Languages = Pick<
  CallBody<'PUT /api/company/:companyID/pubs/:pubID'>,
  'working_language' | 'other_languages'
>;

/**
 * Either may be sent alone: what the other one is then is read in the statement that writes. The working language is
 * never one of the others.
 */
export function changeOfLanguages({
  working_language: working,
  other_languages: others,
}: Languages): Pick<PubChange, keyof Languages> {
  if (working === undefined && others === undefined) return {};
  const workingNow = working === undefined ? sql.ref('working_language') : sql.val(working);
  const othersNow = others === undefined ? sql.ref('other_languages') : sql.val(others);
  return {
    working_language: working,
    other_languages: sql<
      readonly Language[]
    >`array_remove(${othersNow}::text[], ${workingNow}::text)`,
  };
}
