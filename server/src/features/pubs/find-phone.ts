import type { Connection } from '../../schema.ts';
import { findCompanyPhone } from '../accounts/index.ts';

/** The phone shown to a pub's guests: its own, or its company's when it has none. */
export async function findPhoneOfPub(
  connection: Connection,
  pub: { readonly phone: string; readonly company_id: number },
): Promise<string> {
  return pub.phone === '' ? findCompanyPhone(connection, pub.company_id) : pub.phone;
}
