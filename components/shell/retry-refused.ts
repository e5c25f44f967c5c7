import type { Socket } from 'socket.io-client';

/**
 * Connects again some time after a refusal, which the library doesn't retry: the server may just have been without its
 * database. Returns a function that calls that off.
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
