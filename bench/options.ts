import { parseArgs } from 'node:util';

/** The number after `--<name>` on the command line. */
export function numberOption(name: string, otherwise: number): number {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  const given = values[name];
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} takes a number.`);
  return number;
}
