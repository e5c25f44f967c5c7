import { type Check, checks } from '#/server/ops/checks.ts';
import type { Command } from '#/server/ops/command.ts';
import { inColumns } from '#/server/ops/help.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  summary: 'Checks settings, database, mail server and queue, and says what to do if something is wrong.',
  values: [0, 0],
  looksItself: true,
  run: async () => {
    const verdicts = [{ name: 'settings', finding: 'complete', isOk: true, remedy: '' }];
    for (const check of checks) {
      const isCut = check.needs !== undefined && !verdicts.some(({ name, isOk }) => name === check.needs && isOk);
      if (!isCut) verdicts.push({ name: check.name, remedy: check.remedy, ...(await verdictOf(check)) });
    }
    const rows = verdicts.map(({ name, finding, isOk, remedy }) => {
      const words = isOk ? finding : `${finding}. ${remedy}`;
      return { mark: isOk ? 'ok    ' : 'failed', row: [name, words] as const };
    });
    const columns = inColumns(rows.map(({ row }) => row));
    return {
      isFailure: verdicts.some(({ isOk }) => !isOk),
      lines: rows.map(({ mark }, index) => `${mark}${columns[index]}`),
    };
  },
};

async function verdictOf({ look }: Check): Promise<{ finding: string; isOk: boolean }> {
  try {
    return { finding: await look(), isOk: true };
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: string };
    return { finding: (message || code || String(error)).replace(/\.$/, ''), isOk: false };
  }
}
