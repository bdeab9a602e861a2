export {
  LIVE_PING,
  LIVE_PONG,
  liveMessage,
  sockets,
  type LiveMessage,
  type SocketKey,
  type SocketMessage,
} from './sockets.ts';
