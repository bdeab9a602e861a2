export {
  liveMessage,
  listSockets,
  sockets,
  type DeskMessage,
  type LiveMessage,
  type SocketKey,
  type SocketMessage,
} from './sockets.ts';
