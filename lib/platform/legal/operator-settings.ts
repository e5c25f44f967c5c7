import * as z from 'zod';

const fact = z.string().trim().min(1).max(500).optional();

/** Who runs this installation, for the papers; all of them are optional. */
export const operatorSettings = {
  OPERATOR_NAME: fact.describe('Who runs this installation, for the papers at `/trust`: the name of the company.'),
  OPERATOR_ADDRESS: fact.describe('Its postal address.'),
  OPERATOR_REGION: fact.describe('Where the data is stored, for example `Frankfurt, Germany`.'),
  OPERATOR_SUBPROCESSORS: fact.describe(
    'Who processes data on its behalf, separated by semicolons; `none` if no one does.',
  ),
} as const;

export interface Operator {
  name: string | null;
  address: string | null;
  region: string | null;
  /** Null if the settings don't say whether there are any. */
  subprocessors: readonly string[] | null;
}

/**
 * Returns who runs this installation, as far as the settings say.
 * @example readOperator({ OPERATOR_SUBPROCESSORS: 'A Hosting; B Mail' }).subprocessors // ['A Hosting', 'B Mail']
 */
export function readOperator(settings: z.output<z.ZodObject<typeof operatorSettings>>): Operator {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_REGION, OPERATOR_SUBPROCESSORS } = settings;
  const names = OPERATOR_SUBPROCESSORS?.split(';').map((name) => name.trim());
  return {
    name: OPERATOR_NAME ?? null,
    address: OPERATOR_ADDRESS ?? null,
    region: OPERATOR_REGION ?? null,
    subprocessors: names?.filter((name) => name !== '' && name.toLowerCase() !== 'none') ?? null,
  };
}
