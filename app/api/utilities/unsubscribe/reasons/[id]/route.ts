import { handle } from '#/app/handle.ts';
import { stopMails } from '#/lib/domain/mail-preferences/commands/stop-mails.ts';
import { stopMailsContract } from '#/lib/domain/mail-preferences/contract.ts';

export const POST = handle(stopMailsContract, ({ ctx, params, body }) => stopMails(ctx, { ...params, ...body }));
