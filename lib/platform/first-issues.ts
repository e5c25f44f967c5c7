import type { core } from 'zod';

type Issues = readonly core.$ZodIssue[];

/** Returns what is wrong, once for each field: what is missing has no wrong format, too. */
export function firstIssues(issues: Issues | undefined): core.$ZodIssue[] | undefined {
  const fields = new Set<string>();
  return issues?.filter(({ path }) => fields.size < fields.add(path.join('\n')).size);
}
