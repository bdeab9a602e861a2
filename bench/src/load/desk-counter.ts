import http from 'node:http';
import { openSocket } from './open-socket.ts';

// An open desk: counts the new orders that it receives. Arguments: the server's address and the path of the
// desk's socket. Prints the port at which it answers with the number.
const [, , origin = '', path = ''] = process.argv;
let count = 0;
const desk = await openSocket(origin, path);
desk.onText = (text) => {
  if (text.includes('"CREATE_EVENT"')) count += 1;
};
const server = http.createServer((_request, reply) => reply.end(String(count)));
server.listen(0, '127.0.0.1', () => {
  const at = server.address();
  if (typeof at === 'object') process.stdout.write(`${at?.port}\n`);
});
