import type pg from 'pg';

/** The largest pub and the busiest accounts, and how they sign in with the demo's password. */
export async function namesOf(client: pg.Client) {
  const { rows } = await client.query<{
    ids: { company: number; pub: number; courier: number };
    client_phone: string;
  }>(`
    select json_build_object('pub', pub.id, 'company', pub.company_id,
        'courier', (select max(id) from courier)) as ids,
      (select phone from account where role = 'client' order by id desc limit 1) as client_phone
    from pub order by pub.id desc limit 1`);
  const [found] = rows;
  if (!found) throw new Error('the database is empty');
  const emails = await client.query<{ role: string; email: string }>(`
    select distinct on (role) role, email from account where email is not null
    order by role, id desc`);
  const emailOf = (role: string): string =>
    emails.rows.find((row) => row.role === role)?.email ?? '';
  return {
    ids: found.ids,
    company: { as: 'company', email: emailOf('company') },
    courier: { as: 'courier', email: emailOf('courier') },
    admin: { as: 'admin', email: emailOf('admin') },
    client: { as: 'client', email: found.client_phone.slice('+373'.length) },
  };
}
