import type { Connection } from '../../schema.ts';
import { findCompanyPhone, listCompanyPhones } from '../accounts/index.ts';

type CalledPub = { readonly phone: string; readonly company_id: number };

/** The phone shown to a pub's guests: its own, or its company's when it has none. */
export async function findPhoneOfPub(connection: Connection, pub: CalledPub): Promise<string> {
  return pub.phone === '' ? findCompanyPhone(connection, pub.company_id) : pub.phone;
}

/** The phones shown to the guests of several pubs, by pub. */
export async function listPhonesOfPubs(
  connection: Connection,
  pubs: readonly (CalledPub & { readonly id: number })[],
): Promise<Map<number, string>> {
  const companies = pubs.filter(({ phone }) => phone === '').map(({ company_id }) => company_id);
  const ofCompanies = await listCompanyPhones(connection, [...new Set(companies)]);
  return new Map(
    pubs.map(({ id, phone, company_id }) => [id, phone || (ofCompanies.get(company_id) ?? '')]),
  );
}
