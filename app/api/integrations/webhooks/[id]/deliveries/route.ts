import { handle } from '#/app/handle.ts';
import { listDeliveries } from '#/lib/domain/integrations/webhooks/delivery-list.service.ts';
import { listDeliveriesContract } from '#/lib/domain/integrations/webhooks/webhooks.contract.ts';

export const GET = handle(listDeliveriesContract, ({ ctx, params }) => listDeliveries(ctx, params.id));
