import { handle } from '#/app/handle.ts';
import { listUnsubscribeReasons } from '#/lib/domain/mail-preferences/mail-preference.service.ts';
import { listUnsubscribeReasonsContract } from '#/lib/domain/mail-preferences/mail-preferences.contract.ts';

export const GET = handle(listUnsubscribeReasonsContract, ({ ctx }) => listUnsubscribeReasons(ctx));
