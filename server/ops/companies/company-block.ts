import { blockCompany, unblockCompany } from '#/lib/domain/companies/access/block-company.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';
import { getCompany } from '#/server/ops/company.ts';

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
