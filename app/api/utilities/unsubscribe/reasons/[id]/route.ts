import { handle } from '#/app/handle.ts';
import { stopMailsContract } from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';
import { stopMails } from '#/lib/domain/mail-preferences/stop-mails.ts';

export const POST = handle(stopMailsContract, ({ ctx, params, body }) => stopMails(ctx, { ...params, ...body }));
