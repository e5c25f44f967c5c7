import { strToU8, type Zippable, zipSync } from 'fflate';
import * as z from 'zod';
import { personalityFiles } from '#/lib/domain/assessment/constants.ts';
import { recordEvent } from '#/lib/domain/events/record-event.ts';
import { accountFiles } from '#/lib/domain/profile/own-data/account-files.constants.ts';
import { explainOwnData, type OwnRows, ownCsv, withWords } from '#/lib/domain/profile/own-data/own-data.present.ts';
import { answeredFiles, writtenFiles } from '#/lib/domain/profile/own-data/own-files.constants.ts';
import { pulseFiles } from '#/lib/domain/profile/own-data/pulse-files.constants.ts';
import { requireRecentSignIn } from '#/lib/domain/sessions/require-recent-sign-in.ts';
import type { UserCtx } from '#/lib/platform/context.ts';
import { inTransaction, withOwnConnection } from '#/lib/platform/db.ts';
import { asRows } from '#/lib/platform/row-shape.ts';

/** The files of the download. */
export const ownFiles = {
  ...accountFiles,
  ...answeredFiles,
  ...pulseFiles,
  ...personalityFiles,
  ...writtenFiles,
} as const;
export type OwnFileName = keyof typeof ownFiles;

const texts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ownFiles).map(([name, { text }]) => [name, text]),
);
const ownRow = z.record(z.string(), z.unknown());
const picture = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });

/** The photo, and attachments of feedback. */
const picturesText = `SELECT i.name, i.bytes FROM stored_images i WHERE i.company_id = $1 AND (
  i.name = (SELECT image_name FROM users WHERE company_id = $1 AND id = $2)
  OR i.name IN (SELECT name FROM feedback_images WHERE company_id = $1 AND user_id = $2))`;

/**
 * Returns what is stored about the signed-in person as a ZIP, all from one moment. It contains `data.json`, a CSV per
 * kind of data that exists, their pictures, and an explanation in their language, which names what is left out. The
 * download is recorded among their own sign-ins. Throws `forbidden` if the sign-in is 15 minutes old or older.
 */
export async function downloadOwnData(ctx: UserCtx): Promise<Response> {
  await requireRecentSignIn(ctx);
  const { data, pictures } = await readOwnData(ctx);
  const files: Zippable = {
    'read-me.txt': strToU8(explainOwnData(data, ctx)),
    'data.json': strToU8(JSON.stringify({ version: 1, madeAt: ctx.clock.now().toISOString(), ...data }, null, 2)),
  };
  for (const [name, rows] of Object.entries(data)) if (rows.length > 0) files[`${name}.csv`] = strToU8(ownCsv(rows));
  // Pictures are already compressed.
  for (const { name, bytes } of pictures) files[`pictures/${name}.webp`] = [bytes, { level: 0 }];
  await inTransaction(ctx.db, (tx) =>
    recordEvent(tx, ctx, { action: 'account.download', subject: `user:${ctx.actor.userId}` }),
  );
  return new Response(new Uint8Array(zipSync(files)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="unboxt-data.zip"; filename*=UTF-8''unboxt-data.zip`,
      'cache-control': 'no-store',
    },
  });
}

function readOwnData({ company, actor, locale }: UserCtx) {
  const values = [company.id, actor.userId];
  return withOwnConnection(async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const data: OwnRows = {};
    for (const name of Object.keys(texts)) {
      const rows = asRows(ownRow, await client.query(texts[name] ?? '', values));
      data[name] = rows.map((row) => withWords(row, locale, company.name));
    }
    const pictures = asRows(picture, await client.query(picturesText, values));
    await client.query('COMMIT');
    return { data, pictures };
  });
}
