import type { core } from 'zod';

type Issues = readonly core.$ZodIssue[];

/**
 * Returns what is wrong, once per field: a missing field isn't also reported as having a wrong format. Returns
 * undefined without issues.
 */
export function firstIssues(issues: Issues | undefined): core.$ZodIssue[] | undefined {
  const fields = new Set<string>();
  return issues?.filter(({ path }) => fields.size < fields.add(path.join('\n')).size);
}
