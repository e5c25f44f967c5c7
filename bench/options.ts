import { parseArgs } from 'node:util';

/** Returns the number after `--<name>` on the command line. */
export function numberOption(name: string, otherwise: number): number {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  const value = values[name];
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number.`);
  return number;
}
