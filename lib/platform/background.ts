import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { log } from '#/lib/platform/log.ts';

/** As far behind as a tenth of the processor when others want all of it. */
const NICENESS = os.constants.priority.PRIORITY_BELOW_NORMAL;
const SESSION_FIELD = 3;

/**
 * Lets screens and answers go first where this process shares their processors, with what this thread does and the
 * threads it starts. Linux shares time between sessions before it looks at single processes, so a process that leads a
 * session lowers that, too; on other systems, and where it is not allowed, nothing happens.
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

/** The fields behind the name, which may hold spaces: state, parent, group, session. */
function leadsSession(): boolean {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return fields[SESSION_FIELD] === String(process.pid);
}
