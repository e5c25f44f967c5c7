import { patchLimits } from '#/lib/domain/directory/constants.ts';
import { refuseScim } from '#/lib/domain/directory/protocol/refuse-scim.ts';
import { readPath, type ScimPath } from '#/lib/domain/directory/protocol/scim-path.ts';
import { message } from '#/lib/words/message.ts';

/** One change of a PATCH. Without a path, its value is a partial resource. */
export interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: ScimPath | null;
  value: unknown;
}

const ops = ['add', 'replace', 'remove'] as const;

/**
 * Returns the changes of a PATCH. Accepts capitals in operations, because Entra sends them. Throws a `ScimProblem` for
 * an invalid change, and for too many.
 * @example readPatch({ Operations: [{ op: 'Replace', path: 'active', value: 'False' }] })
 *   // [{ op: 'replace', path: { attribute: 'active', picked: null }, value: 'False' }]
 */
export function readPatch(body: Readonly<Record<string, unknown>>): Operation[] {
  const list = Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1];
  if (!Array.isArray(list) || list.length === 0)
    throw refuseScim('invalidSyntax', message('directory.answers.noOperations'));
  if (list.length > patchLimits.operations)
    throw refuseScim('invalidValue', message('directory.answers.manyOperations', { most: patchLimits.operations }));
  return list.map((one: unknown) => {
    const { op: opText, path: text, value } = Object(one) as { op?: unknown; path?: unknown; value?: unknown };
    const op = ops.find((name) => typeof opText === 'string' && name === opText.toLowerCase());
    if (!op) throw refuseScim('invalidSyntax', message('directory.answers.unknownOperation'));
    const path = typeof text === 'string' && text !== '' ? readPath(text) : null;
    if (!path && (op === 'remove' || (text !== undefined && text !== null && text !== '')))
      throw refuseScim('invalidPath', message('directory.answers.unknownPath'));
    return { op, path, value };
  });
}
