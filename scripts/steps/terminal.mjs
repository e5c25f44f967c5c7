const HEARTBEAT_MS = 15_000;
const isTerminal = process.stdout.isTTY === true;

// A closed terminal must not end the process before it has stopped its children.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});

/** The progress line in the terminal while a step runs; other lines appear above it. */
let ticking = '';

export function say(line = '') {
  process.stdout.write(`${eraser()}${line}\n${ticking}`);
}

export function complain(line) {
  process.stdout.write(eraser());
  process.stderr.write(`${line}\n`);
}

function eraser() {
  return ticking ? '\r\x1b[2K' : '';
}

/**
 * Runs a piece of work under a title and shows its progress: a ticking line in a terminal, otherwise plain lines.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const show = isTerminal ? redraw : say;
  const tick = setInterval(() => show(`  ${title} … ${Math.round(seconds())} s`), isTerminal ? 1000 : HEARTBEAT_MS);
  show(`  ${title} …`);
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
  process.stdout.write(`${eraser()}${text}`);
  ticking = text;
}

function finish(text) {
  const eraseTicking = eraser();
  ticking = '';
  process.stdout.write(`${eraseTicking}${text}\n`);
}
