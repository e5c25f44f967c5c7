import { existsSync } from 'node:fs';
import path from 'node:path';
import { exportCompany, recordExport } from '#/lib/domain/companies/export/export-company.ts';
import { Problem } from '#/lib/platform/errors.ts';
import type { Command } from '#/server/ops/command.ts';
import { getCompany } from '#/server/ops/company.ts';
import { inColumns } from '#/server/ops/help.ts';

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
