import type { CompanyId } from '../../ids.ts';
import type { Connection } from '../../schema.ts';
import { findCompanyPhone, listCompanyPhones } from '../accounts/index.ts';
import { listPubsByIds } from './queries.ts';

type CalledPub = { readonly phone: string; readonly company_id: CompanyId };

/** The phone shown to a pub's guests: its own, or its company's when it has none. */
export async function findPhoneOfPub(connection: Connection, pub: CalledPub): Promise<string> {
  return pub.phone === '' ? findCompanyPhone(connection, pub.company_id) : pub.phone;
}

/** Several pubs by id, deleted or not, each with the phone that is shown to its guests. */
export async function listPubsWithPhones(connection: Connection, pubIds: Iterable<number>) {
  const pubs = await listPubsByIds(connection, [...new Set(pubIds)]);
  const companyIds = pubs.flatMap(({ phone, company_id }) => (phone === '' ? company_id : []));
  const phones = await listCompanyPhones(connection, companyIds);
  return new Map(
    pubs.map((pub) => {
      const phone = pub.phone === '' ? (phones.get(pub.company_id) ?? '') : pub.phone;
      return [pub.id, { ...pub, phone }];
    }),
  );
}
