import { handle } from '#/app/handle.ts';
import { listUnsubscribeReasonsContract } from '#/lib/domain/mail-preferences/contract.ts';
import { listUnsubscribeReasons } from '#/lib/domain/mail-preferences/queries/list-unsubscribe-reasons.ts';

export const GET = handle(listUnsubscribeReasonsContract, () => listUnsubscribeReasons());
