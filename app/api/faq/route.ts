import { handle } from '#/app/handle.ts';
import { searchFaqContract } from '#/lib/domain/faq/faq.contract.ts';
import { listFaqQuestions } from '#/lib/domain/faq/faq.service.ts';

export const POST = handle(searchFaqContract, ({ ctx, body }) => listFaqQuestions(ctx, body));
