import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockCompany, unblockCompany } from '#/lib/domain/companies/access/block-company.ts';
import { eraseCompany, measureCompany } from '#/lib/domain/companies/erasure/erase-company.ts';
import { exportCompany, recordExport } from '#/lib/domain/companies/export/export-company.ts';
import { countWords } from '#/lib/domain/metrics/words/plain-words.ts';
import { describeCompanyErasure } from '#/lib/domain/privacy/note-erasure.ts';
import { Problem } from '#/lib/platform/errors.ts';
import { hasStripe } from '#/lib/platform/stripe/stripe.ts';
import type { Call, Command } from '#/server/ops/command.ts';
import { getCompany } from '#/server/ops/company.ts';
import { inColumns } from '#/server/ops/help.ts';

const REASON_LENGTH = 200;

export const companyBlock: Command = {
  name: 'company block',
  usage: '<company id or name>',
  summary:
    'Pauses a company: no one can sign in, links don’t work, nothing is sent or calculated, and nothing is lost. Doesn’t change anything at Stripe.',
  values: [1, 1],
  isChange: true,
  options: {
    reason: { type: 'string', about: 'Required: for its activity log, which its Administrators can read afterwards.' },
  },
  objection: ({ option }) => {
    const reason = option('reason')?.trim() ?? '';
    if (reason === '') return 'Add --reason.';
    return reason.length > REASON_LENGTH ? `--reason can have up to ${REASON_LENGTH} characters.` : null;
  },
  run: async ({ ctx, values, option, change }) => {
    const { id: companyId, name } = await getCompany(ctx.db, values[0] ?? '');
    const reason = option('reason')?.trim() ?? '';
    if (!(await change((tx) => blockCompany(tx, ctx, { companyId, reason }))))
      throw new Problem('conflict', `${name} is already blocked.`);
    return {
      lines: [
        `${name} (company ${companyId}) is blocked: its people see that the company is paused.`,
        'A subscription at Stripe continues. To let the company in again: company unblock',
      ],
    };
  },
};

export const companyUnblock: Command = {
  name: 'company unblock',
  usage: '<company id or name>',
  summary: 'Lets a blocked company continue, with everything as it was. What was due in the meantime isn’t sent.',
  values: [1, 1],
  isChange: true,
  run: async ({ ctx, values, change }) => {
    const { id, name } = await getCompany(ctx.db, values[0] ?? '');
    if (!(await change((tx) => unblockCompany(tx, ctx, id)))) throw new Problem('conflict', `${name} isn’t blocked.`);
    return {
      lines: [
        `${name} (company ${id}) is open again. Sessions and links that haven’t expired work again; results follow overnight.`,
      ],
    };
  },
};

export const companyExport: Command = {
  name: 'company export',
  usage: '<company id or name> <new folder>',
  summary:
    'Writes structure, people, settings and activity log of a company as JSON lines, without answers, results or keys.',
  values: [2, 2],
  isChange: true,
  run: async ({ ctx, values, isDryRun, change }) => {
    const [text = '', target = ''] = values;
    const { id: companyId, name } = await getCompany(ctx.db, text);
    const folder = path.resolve(target);
    if (existsSync(folder)) throw new Problem('conflict', `${folder} already exists. Give a new folder.`);
    if (!existsSync(path.dirname(folder))) throw new Problem('not_found', `There’s no folder ${path.dirname(folder)}.`);
    await change((tx) => recordExport(tx, ctx, companyId));
    if (isDryRun) return { lines: [`${name} (company ${companyId}) would be written to ${folder}.`] };
    const counts = await exportCompany(companyId, folder);
    const rows = Object.entries(counts).map(([file, count]) => [`${file}.jsonl`, String(count)] as const);
    return { lines: [`${name} (company ${companyId}) is in ${folder}, for you alone to read:`, ...inColumns(rows)] };
  },
};

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
