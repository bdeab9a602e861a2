import type { CallBody } from '@comanda/contract';
import { pubLimit } from '@comanda/domain/accounts';
import { endOfDay } from '@comanda/domain/hours';
import {
  calendarDay,
  DEFAULT_TIME_ZONE,
  extendedLastDay,
  PUBLICATION_DAYS,
} from '@comanda/domain/pubs';
import { pubFields } from '@comanda/domain/settings';
import type { Deps } from '../../deps.ts';
import { constraintOf } from '../../plumbing/database/queries/constraint.ts';
import { AppError } from '../../plumbing/http/app-error.ts';
import { checkFields } from '../../plumbing/http/check-fields.ts';
import { recordChange } from '../../plumbing/live/record-change.ts';
import type { CompanyScope } from '../../scopes.ts';
import { lockCompany } from '../accounts/index.ts';
import { insertDefaultShipping } from '../shipping/index.ts';
import { countPubs, insertPub, wasAddressOfOthers, type PubRow } from './queries.ts';

/** The end of a publication that begins now. */
function firstExpiration(now: Date): Date {
  const today = calendarDay(now, DEFAULT_TIME_ZONE);
  const lastDay = extendedLastDay({ lastDay: today, today }, PUBLICATION_DAYS);
  return endOfDay(DEFAULT_TIME_ZONE, lastDay);
}

/**
 * Creates a pub within the limit of the company's tariff, published for the rest of today and 30 days more.
 */
export async function createPub(
  deps: Deps,
  scope: CompanyScope,
  { name, url_name, working_language }: CallBody<'POST /api/company/:companyID/pubs'>,
): Promise<PubRow> {
  const rules = { name: pubFields.name, url_name: pubFields.url_name };
  checkFields(rules, { name, url_name });
  const now = deps.clock.now();
  try {
    return await deps.write(async (transaction) => {
      // Of two creations at once the second counts the first one's pub.
      const { tariff } = await lockCompany(transaction, scope);
      if ((await countPubs(transaction, scope)) >= pubLimit(tariff)) {
        throw new AppError('pub_limit_exceeded');
      }
      if (await wasAddressOfOthers(transaction, scope, url_name)) {
        throw new AppError('pub_with_the_same_url_name_already_exists');
      }
      const pub = await insertPub(transaction, {
        company_id: scope.companyId,
        name: name.trim(),
        url_name,
        working_language,
        qr_code_file_name: `${url_name}.png`,
        time_zone: DEFAULT_TIME_ZONE,
        expiration_time: firstExpiration(now),
        created_at: now,
        lat: null,
        lng: null,
        deleted_at: null,
      });
      await insertDefaultShipping(transaction, pub.id);
      await recordChange(transaction, 'pub', pub.id);
      return pub;
    });
  } catch (error) {
    if (constraintOf(error) === 'pub_url_name_unique') {
      throw new AppError('pub_with_the_same_url_name_already_exists');
    }
    throw error;
  }
}
