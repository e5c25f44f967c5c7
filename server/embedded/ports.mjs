import net from 'node:net';
import { SetupFailure } from './setup-failure.mjs';

/** Returns whether something already listens on the port of this address. */
export function isPortTaken(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}

/** Returns the first free port of this machine's own address from `first` on. */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (!(await isPortTaken(port))) return port;
  }
  throw new SetupFailure(`No free port between ${first} and ${first + 99}.`);
}
