import { readFileSync } from 'node:fs';
import http from 'node:http';

// The fastest answer of Node: a server in its own process that sends the same bytes and headers to every
// request. Arguments: a JSON file with status, headers and body (base64). Prints its port.
const [, , file = ''] = process.argv;
const { status, headers, body } = JSON.parse(readFileSync(file, 'utf8')) as {
  status: number;
  headers: string[];
  body: string;
};
const bytes = Buffer.from(body, 'base64');
const server = http.createServer((_request, reply) => reply.writeHead(status, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
