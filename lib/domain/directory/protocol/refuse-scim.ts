import { Problem, type ProblemCode } from '#/lib/platform/errors.ts';

/** SCIM's error types. Source: RFC 7644 3.12, table 9. */
const codes = {
  invalidFilter: 'bad_request',
  invalidPath: 'bad_request',
  invalidSyntax: 'bad_request',
  invalidValue: 'bad_request',
  uniqueness: 'conflict',
} as const satisfies Record<string, ProblemCode>;

export type ScimType = keyof typeof codes;
export type ScimProblem = Problem & { scimType: ScimType };

/** Returns a problem with a SCIM error type. */
export function refuseScim(scimType: ScimType, text: string): ScimProblem {
  return Object.assign(new Problem(codes[scimType], text), { scimType });
}
