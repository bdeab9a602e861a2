import { readFileSync } from 'node:fs';
import http from 'node:http';
import { WebSocketServer } from 'ws';

// The least that an open socket costs: `ws` on `node:http` with the product's options, which sends each socket
// the first message that the product sends. Arguments: a JSON file of messages by the beginning of their path.
const [, , file = ''] = process.argv;
const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const server = http.createServer();
const options = { maxPayload: 4096, perMessageDeflate: false, closeTimeout: 1_000 };
const sockets = new WebSocketServer({ server, ...options });
sockets.on('connection', (socket, { url = '' }) => {
  socket.on('error', () => socket.terminate());
  socket.send(messages.find(([path]) => url.startsWith(path))?.[1] ?? '');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
