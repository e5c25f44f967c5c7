import * as z from 'zod';
import { audienceSql } from '#/lib/domain/pulses/audience/audience.sql.ts';
import type { PulseRow } from '#/lib/domain/pulses/manage/read-pulses.ts';
import type { Transaction } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

const countRow = z.object({ people: z.number() });

/** Returns how many people a pulse would ask now, each once. */
export async function countAudience(
  tx: Transaction,
  companyId: number,
  { creatorId, includeLeaders, teams }: Pick<PulseRow, 'creatorId' | 'includeLeaders' | 'teams'>,
): Promise<number> {
  const audience = audienceSql({ companyId, creatorId, includeLeaders, teamIds: teams.map(({ id }) => id) });
  const [row] = asRows(countRow, await tx.$queryRaw`SELECT count(*)::int AS people FROM (${audience}) AS asked`);
  return row?.people ?? 0;
}
