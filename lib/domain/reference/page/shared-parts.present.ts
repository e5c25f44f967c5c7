import type { Components, Operation } from '#/lib/domain/reference/page/operation.present.ts';

/**
 * Moves common parts of operations into the document's components and leaves references: parameters under their names,
 * answers under the name of the first operation that has them. Of two parameters with the same name only the more
 * frequent one moves.
 */
export function shareParts(operations: readonly Operation[], components: Components): void {
  shareParameters(operations, components.parameters);
  shareAnswers(operations, components.responses);
}

function shareParameters(operations: readonly Operation[], sharedParameters: Components['parameters']): void {
  const alike = Map.groupBy(
    operations.flatMap(({ parameters }) => parameters).filter((parameter) => !('$ref' in parameter)),
    (parameter) => JSON.stringify(parameter),
  );
  const frequent = [...alike].filter(([, copies]) => copies.length > 1);
  const names = new Map<string, string>();
  for (const [text] of frequent.sort(([, a], [, b]) => b.length - a.length)) {
    const { name } = JSON.parse(text) as { name: string };
    if (name in sharedParameters) continue;
    sharedParameters[name] = JSON.parse(text);
    names.set(text, name);
  }
  for (const operation of operations) {
    operation.parameters = operation.parameters.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    });
  }
}

function shareAnswers(operations: readonly Operation[], sharedResponses: Components['responses']): void {
  const alike = Map.groupBy(operations, ({ responses }) => JSON.stringify(responses[200]));
  for (const [first, ...others] of alike.values()) {
    if (!first?.responses[200] || others.length === 0) continue;
    sharedResponses[first.operationId] = first.responses[200];
    for (const { responses } of [first, ...others])
      responses[200] = { $ref: `#/components/responses/${first.operationId}` };
  }
}
