export { LIVE_PING, LIVE_PONG, liveMessage, sockets, type LiveMessage, type SocketKey } from './sockets.ts';
