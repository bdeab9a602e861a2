import type { TestApp } from '../app/build-test-app.ts';
import { anAdmin } from './order-builders.ts';

type Inside = { readonly accesstoken: string; readonly cookie: string };

/** The session of an administrator of the platform who has entered a pub. */
export async function anAdminInside(t: TestApp, pubId: number): Promise<Inside> {
  const { cookies } = await t.send('POST /api/admin/get-pub-refresh-token', {
    query: { pubID: pubId },
    as: await anAdmin(t),
  });
  const answer = await t.send('POST /api/auth/refresh-token', {
    as: { cookie: cookies[0] ?? '' },
  });
  return { accesstoken: answer.reply().accesstoken, cookie: answer.cookies[0] ?? '' };
}
