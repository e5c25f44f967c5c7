import type { UserCtx } from '#/lib/platform/context.ts';
import { notFound } from '#/lib/platform/errors.ts';

/** Throws `not_found` where a call names another company than the caller's own. */
export function requireOwnCompany({ company }: UserCtx, companyId: number | undefined): void {
  if (companyId !== undefined && companyId !== company.id) throw notFound();
}
