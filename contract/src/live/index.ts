export {
  liveMessage,
  listSockets,
  sockets,
  type LiveMessage,
  type SocketKey,
  type SocketMessage,
} from './sockets.ts';
