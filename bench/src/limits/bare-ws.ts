import { WebSocketServer, type WebSocket } from 'ws';

// The fastest way of Node to send one message to many sockets: clients of a room get what is sent to /publish as
// `<room> <text>`, preceded by the time at which it arrived here. Prints its port.
const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '' }) => {
  if (url !== '/publish') {
    const room = rooms.get(url) ?? new Set();
    rooms.set(url, room.add(socket));
    return;
  }
  socket.on('message', (data: Buffer) => {
    const at = process.hrtime.bigint();
    const text = data.toString();
    const space = text.indexOf(' ');
    const message = `${at} ${text.slice(space + 1)}`;
    for (const member of rooms.get(text.slice(0, space)) ?? []) member.send(message);
  });
});
server.on('listening', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`${address?.port}\n`);
});
