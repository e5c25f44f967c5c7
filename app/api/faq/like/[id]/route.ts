import { handle } from '#/app/handle.ts';
import { likeFaqContract } from '#/lib/domain/faq/faq.contract.ts';
import { voteFaq } from '#/lib/domain/faq/faq.service.ts';

export const GET = handle(likeFaqContract, ({ ctx, params }) => voteFaq(ctx, params.id, 1));
