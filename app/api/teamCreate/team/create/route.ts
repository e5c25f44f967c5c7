import { handle } from '#/app/handle.ts';
import { createTeam } from '#/lib/domain/organisation/wizards/wizard.service.ts';
import { createTeamContract } from '#/lib/domain/organisation/wizards/wizards.contract.ts';

export const GET = handle(createTeamContract, ({ ctx, query }) => createTeam(ctx, query.id));
