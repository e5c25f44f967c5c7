import { handle } from '#/app/handle.ts';
import { stopCheckInMails } from '#/lib/domain/mail-preferences/commands/stop-check-in-mails.ts';
import { stopCheckInMailsContract } from '#/lib/domain/mail-preferences/contract.ts';

export const POST = handle(stopCheckInMailsContract, ({ ctx, params, body }) =>
  stopCheckInMails(ctx, { ...params, ...body }),
);
