import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryRefused } from '#/components/shell/retry-refused.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DELAY_MS = 5000;

class RefusedSocket extends EventEmitter {
  active = false;
  attempts = 0;

  connect(): never {
    this.attempts += 1;
    return this as never;
  }
}

it('a refused connection is tried again, unless the session has ended', () => {
  const socket = new RefusedSocket();
  let hasSession = true;
  retryRefused(socket, () => hasSession, DELAY_MS);
  socket.emit('connect_error');
  vi.advanceTimersByTime(DELAY_MS);
  expect(socket.attempts).toBe(1);
  hasSession = false;
  socket.emit('connect_error');
  vi.advanceTimersByTime(DELAY_MS);
  expect(socket.attempts).toBe(1);
});

it('a closed page connects nothing', () => {
  const socket = new RefusedSocket();
  const callOff = retryRefused(socket, () => true, DELAY_MS);
  socket.emit('connect_error');
  callOff();
  vi.advanceTimersByTime(DELAY_MS);
  expect(socket.attempts).toBe(0);
});
