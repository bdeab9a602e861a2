import http from 'node:http';
import { once } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import { portOf } from '../src/testing/app/port-of.ts';

export type WeakServer = { readonly address: string; stop(): Promise<void> };

/** Has the two mistakes that the tools have to find: SQL made of a parameter, and a parameter shown as HTML. */
export async function startWeakServer(): Promise<WeakServer> {
  const database = await PGlite.create();
  await database.exec("create table dish (name text); insert into dish values ('soup'), ('bread')");
  const answer = async (url: URL): Promise<string | undefined> => {
    const name = url.searchParams.get('name') ?? '';
    if (url.pathname === '/shown') return `<p>${name}</p>`;
    if (url.pathname !== '/dishes') return undefined;
    const { rows } = await database.query(`select name from dish where name = '${name}'`);
    return `<p>${rows.length > 0 ? 'there is such a dish' : 'there is none'}</p>`;
  };
  const server = http.createServer((request, response) => {
    const show = (status: number, text: string): void => {
      response.writeHead(status, { 'content-type': 'text/html' }).end(`<html>${text}</html>`);
    };
    answer(new URL(request.url ?? '/', 'http://127.0.0.1')).then(
      (text) => (text === undefined ? show(404, 'no such page') : show(200, text)),
      // As PHP shows it, which is what wapiti knows.
      (error: unknown) => show(200, `Warning: pg_query(): Query failed: ${String(error)}`),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}
