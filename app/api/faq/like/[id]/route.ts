import { handle } from '#/app/handle.ts';
import { voteFaq } from '#/lib/domain/faq/commands/vote-faq.ts';
import { likeFaqContract } from '#/lib/domain/faq/contract.ts';

export const GET = handle(likeFaqContract, ({ ctx, params }) => voteFaq(ctx, params.id, 1));
