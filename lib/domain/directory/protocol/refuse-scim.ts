import { Problem, type ProblemCode } from '#/lib/platform/errors.ts';

/** What is wrong with a request, in SCIM's words. Source: RFC 7644 3.12, table 9. */
const codes = {
  invalidFilter: 'bad_request',
  invalidPath: 'bad_request',
  invalidSyntax: 'bad_request',
  invalidValue: 'bad_request',
  uniqueness: 'conflict',
} as const satisfies Record<string, ProblemCode>;

export type ScimType = keyof typeof codes;
export type ScimProblem = Problem & { scimType: ScimType };

/** Returns a problem that says in SCIM's words what is wrong. */
export function refuseScim(scimType: ScimType, text: string): ScimProblem {
  return Object.assign(new Problem(codes[scimType], text), { scimType });
}
