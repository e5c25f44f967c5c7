import net from 'node:net';
import { SetupFailure } from './setup-failure.mjs';

/** Returns whether something already listens on the port of this URL. */
export function isPortTaken(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });
}

/** Ports near ours that fetch and browsers refuse to call. Source: Fetch, "bad port". */
const refusedPorts = [3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697];

/** Returns the first free port on this machine, starting with `first`. */
export async function freePort(first) {
  for (let port = first; port < first + 100; port++) {
    if (!refusedPorts.includes(port) && !(await isPortTaken(port))) return port;
  }
  throw new SetupFailure(`No free port between ${first} and ${first + 99}.`);
}
