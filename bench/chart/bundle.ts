import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PROGRAM = 'bench/chart-browser/node_modules/esbuild/bin/esbuild';
const MOST_OUTPUT = 100_000_000;

/** Returns a page's script with everything it loads, as for production. */
export function bundle(entry: string): string {
  const options = [
    '--bundle',
    '--minify',
    '--format=esm',
    '--jsx=automatic',
    '--define:process.env.NODE_ENV="production"',
  ];
  return execFileSync(PROGRAM, [entry, ...options], { encoding: 'utf8', maxBuffer: MOST_OUTPUT });
}

/** Returns the product's built styles. */
export function productStyles(): string {
  const folder = '.next/static';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}
