import { handle } from '#/app/handle.ts';
import { getSlackManifest } from '#/lib/domain/integrations/connect-slack.ts';
import { getSlackManifestContract } from '#/lib/domain/integrations/integrations.contract.ts';

export const GET = handle(getSlackManifestContract, getSlackManifest);
