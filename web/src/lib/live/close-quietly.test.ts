import { expect, it, vi } from 'vitest';
import { closeQuietly } from './close-quietly.ts';

function aSocket(readyState: WebSocket['readyState']) {
  const close = vi.fn<() => void>();
  return { socket: Object.assign(new EventTarget(), { readyState, close }), close };
}

it('closes an open socket at once', () => {
  const { socket, close } = aSocket(WebSocket.OPEN);
  closeQuietly(socket);
  expect(close).toHaveBeenCalledOnce();
});

it('closes a connecting socket once it is open', () => {
  const { socket, close } = aSocket(WebSocket.CONNECTING);
  closeQuietly(socket);
  expect(close).not.toHaveBeenCalled();
  socket.dispatchEvent(new Event('open'));
  expect(close).toHaveBeenCalledOnce();
});
