import type { Answer } from './builders.ts';
import type { TestApp } from '../app/build-test-app.ts';

/** One multipart call, as a browser sends a chosen file; whatever it answers. */
export async function upload(
  t: TestApp,
  url: string,
  {
    as,
    field,
    file,
    method = 'PATCH',
  }: { as: { accesstoken: string }; field: string; file: Buffer; method?: 'PATCH' | 'POST' },
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)]), 'poza.jpg');
  const response = await t.app.inject({
    method,
    url,
    headers: { accesstoken: as.accesstoken },
    payload: form,
  });
  return { status: response.statusCode, body: response.json(), cookies: [] };
}
