import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { log } from '#/lib/platform/log.ts';

/** Leaves this process about a tenth of the processor if others need all of it. */
const NICENESS = os.constants.priority.PRIORITY_BELOW_NORMAL;
const SESSION_FIELD = 3;

/**
 * Gives the web server priority if this process, and those it starts, share its processors. Linux divides time among
 * sessions before processes, so a process that leads a session also lowers the session's priority. Does nothing on
 * other systems and where it isn't allowed.
 */
export function workInBackground(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(NICENESS);
    if (leadsSession()) writeFileSync('/proc/self/autogroup', String(NICENESS));
  } catch (error) {
    log().debug({ error }, 'the priority stays as it is');
  }
}

/** Reads the fields after the name, which may contain spaces: state, parent, group, session. */
function leadsSession(): boolean {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields[SESSION_FIELD] === String(process.pid);
}
