const HEARTBEAT_MS = 15_000;
const isTerminal = process.stdout.isTTY === true;

// A closed terminal must not end the process before it has stopped its children.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

export function say(line = '') {
  process.stdout.write(`${line}\n`);
}

export function complain(line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a piece of work under a title and shows that time passes: a ticking line in a terminal, else plain lines.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const tick = isTerminal
    ? setInterval(() => redraw(`  ${title} … ${Math.round(seconds())} s`), 1000)
    : setInterval(() => say(`  ${title} … ${Math.round(seconds())} s`), HEARTBEAT_MS);
  if (isTerminal) redraw(`  ${title} …`);
  else say(`  ${title} …`);
  try {
    const result = await work();
    finish(`✓ ${title}: ${seconds().toFixed(1)} s`);
    return result;
  } catch (error) {
    finish(`✗ ${title}: ${seconds().toFixed(1)} s`);
    throw error;
  } finally {
    clearInterval(tick);
  }
}

function redraw(text) {
  process.stdout.write(`\r\x1b[2K${text}`);
}

function finish(text) {
  if (isTerminal) redraw('');
  say(text);
}
