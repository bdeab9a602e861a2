import { createAccount } from '../../features/accounts/index.ts';
import { companyIdOf, type AccountId, type CompanyId } from '../../ids.ts';
import type { TestApp } from '../app/build-test-app.ts';
import { aPhone, PASSWORD, unique, type ACompany } from './builders.ts';

type AnAccount = { readonly accountId: AccountId; readonly email: string; accesstoken: string };

async function signUp(t: TestApp, companyId: CompanyId): Promise<AnAccount> {
  const email = `${unique('angajat')}@example.md`;
  const { db, clock, passwords } = t.deps;
  const passwordHash = await passwords.hash(PASSWORD);
  const who = { role: 'company', email, phone: aPhone(), passwordHash, at: clock.now() } as const;
  const accountId = await createAccount(db, who);
  await db
    .updateTable('account')
    .set({ company_id: companyId })
    .where('id', '=', accountId)
    .execute();
  const body = { as: 'company', email, password: PASSWORD } as const;
  const { accesstoken } = await t.call('POST /api/auth/login', { body });
  return { accountId, email, accesstoken };
}

/** One more account of a company, made in the database: no call makes one. */
export function anotherAccount(t: TestApp, { id }: ACompany): Promise<AnAccount> {
  return signUp(t, companyIdOf(id));
}

/** A company whose id is that of an account of another company. */
export async function aCompanyWithIdOf(t: TestApp, { accountId }: AnAccount): Promise<ACompany> {
  const id = companyIdOf(accountId);
  const name = unique('Compania');
  await t.deps.db.insertInto('company').values({ id, name, tariff: 'business' }).execute();
  const { accesstoken, email } = await signUp(t, id);
  const { company } = await t.call('GET /api/company', { as: { accesstoken } });
  return { id, accesstoken, email, company, ids: { companyID: id } };
}
