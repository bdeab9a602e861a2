import type { Connection } from '../../schema.ts';
import { findCompanyPhone } from '../accounts/index.ts';

/** The number that a pub's guests call: its own, or its company's where it has none. */
export async function findPhoneOfPub(
  connection: Connection,
  pub: { readonly phone: string; readonly company_id: number },
): Promise<string> {
  return pub.phone === '' ? findCompanyPhone(connection, pub.company_id) : pub.phone;
}
