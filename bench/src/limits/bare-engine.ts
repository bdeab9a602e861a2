import { PGlite } from '@electric-sql/pglite';

// node bare-engine.ts <database folder>: the embedded engine alone, open, in the state in which it answers.
const [folder = ''] = process.argv.slice(2);
const engine = new PGlite(folder, {
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
await engine.query('select count(*) from dish');
process.stdout.write('open\n');
process.once('SIGTERM', () => {
  clearInterval(idle);
  void engine.close();
});
const idle = setInterval(() => {}, 60_000);
