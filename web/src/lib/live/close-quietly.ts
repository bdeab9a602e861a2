/**
 * Closes a socket. One that is still connecting is closed once it is open: closing it earlier would log an
 * error in the browser, although a user who leaves a screen at once has caused none.
 */
export function closeQuietly(socket: EventTarget & Pick<WebSocket, 'readyState' | 'close'>): void {
  if (socket.readyState !== WebSocket.CONNECTING) socket.close();
  else socket.addEventListener('open', () => socket.close(), { once: true });
}
