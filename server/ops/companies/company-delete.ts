import { eraseCompany, measureCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { describeCompanyErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import type { Call, Command } from '#/server/ops/command.ts';
import { getCompany } from '#/server/ops/company.ts';

export const companyDelete: Command = {
  name: 'company delete',
  usage: '<company id or name>',
  summary:
    'Erases a company and everything in it, for good. Asks for its name; prints a line to keep with the logs, for restore-replay.',
  values: [1, 1],
  isChange: true,
  options: { yes: { type: 'string', about: 'The company’s whole name, instead of typing it.' } },
  run: async (call) => {
    const { ctx, values, isDryRun } = call;
    const { id: companyId, name } = await getCompany(ctx.db, values[0] ?? '');
    if (isDryRun) {
      const extent = await measureCompany(companyId);
      return { lines: [`${name} (company ${companyId}) would be deleted: ${describe(extent)}.`], isUntried: true };
    }
    await confirm(call, { id: companyId, name });
    const where = { id: companyId };
    const { createdAt, billingAccount } = await ctx.db.company.findUniqueOrThrow({
      where,
      include: { billingAccount: true },
    });
    const extent = await eraseCompany(ctx, { companyId, createdAt }, 'operator');
    if (!extent) throw new Problem('conflict', `Company ${companyId} is being deleted by another process right now.`);
    const subscriptionId = hasStripe() ? null : billingAccount?.subscriptionId;
    return {
      lines: [
        `${name} (company ${companyId}) is deleted: ${describe(extent)}.`,
        ...(subscriptionId ? [`Its subscription ${subscriptionId} continues: cancel it at Stripe.`] : []),
        'Keep this line with the logs as long as you have backups from before: restore-replay uses it to delete the company again.',
        describeCompanyErasure({ companyId, createdAt }, ctx.clock.now()),
      ],
    };
  },
};

function describe({ rows, jobs }: Awaited<ReturnType<typeof measureCompany>>): string {
  const count = [...rows.values()].reduce((sum, one) => sum + one, 0);
  return `${countWords(count, 'row')} in ${countWords(rows.size, 'table')}, ${countWords(jobs, 'job')}`;
}

async function confirm({ ctx, option, ask }: Call, { id, name }: { id: number; name: string }): Promise<void> {
  const people = await ctx.db.user.count({ where: { companyId: id } });
  const question = `${name} (company ${id}, ${countWords(people, 'person', 'people')}) would be gone for good.\nType its name to delete it: `;
  const typed = option('yes') ?? (await ask(question));
  if (typed?.trim() !== name.trim())
    throw new Problem(
      'conflict',
      `Nothing was deleted. To delete company ${id}, type its name, or add --yes "${name}".`,
    );
}
