/**
 * Closes a socket. One that is still being opened is closed once it is open: whoever leaves a screen at once
 * has broken nothing, and the browser would complain of it.
 */
export function closeQuietly(socket: EventTarget & Pick<WebSocket, 'readyState' | 'close'>): void {
  if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  else socket.addEventListener('open', () => socket.close(), { once: true });
}
