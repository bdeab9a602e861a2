import http from 'node:http';
import { PING, PONG } from '@comanda/contract/wire';
import { WebSocket } from 'ws';

// An open desk: counts the new orders that it receives. Argument: the address of its socket. Prints the
// port at which it answers with the number.
const [, , address = ''] = process.argv;
let count = 0;
const socket = new WebSocket(address);
socket.on('message', (data: Buffer) => {
  if (data.includes('"CREATE_EVENT"')) count += 1;
  if (data.equals(Buffer.from(PING))) socket.send(PONG);
});
socket.on('close', (code) => {
  throw new Error(`the desk was closed: ${code}`);
});
socket.once('message', () => {
  const server = http.createServer((_request, reply) => reply.end(String(count)));
  server.listen(0, '127.0.0.1', () => {
    const at = server.address();
    if (typeof at === 'object') process.stdout.write(`${at?.port}\n`);
  });
});
