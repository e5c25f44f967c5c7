import type { Socket } from 'socket.io-client';

/**
 * Reconnects some time after a refusal, which the library doesn't retry: the server's database may only have been down
 * for a moment. Returns a function that cancels the retry.
 */
export function retryRefused(
  socket: Pick<Socket, 'active' | 'connect'> & { on: (event: 'connect_error', hear: () => void) => unknown },
  hasSession: () => boolean,
  delayMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect_error', () => {
    if (!socket.active && hasSession()) timer = setTimeout(() => socket.connect(), delayMs);
  });
  return () => clearTimeout(timer);
}
