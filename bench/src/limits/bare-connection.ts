import pg from 'pg';

// node bare-connection.ts <url>: one connection to PostgreSQL, in the state in which it answers.
const client = new pg.Client(process.argv[2]);
await client.connect();
await client.query('select count(*) from dish');
process.stdout.write('open\n');
process.once('SIGTERM', () => void client.end());
