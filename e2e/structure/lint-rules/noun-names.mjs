// A rule for oxlint: a variable, parameter or function is named for what it is, not for what was done to it. Readers of
// `told` or `asked` cannot tell whether a person, a row or a request is meant.

const PARTICIPLES = new Set(
  `answered asked chosen counted found given gone heard held invited joined kept known led listed made moved named needed
  opened passed seen sent shown stored taken told wanted written`.split(/\s+/),
);

/** Returns the names that a pattern binds. */
function boundBy(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => boundBy(property.value ?? property));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

function create(context) {
  const look = (...patterns) => {
    for (const node of patterns.flatMap(boundBy))
      if (PARTICIPLES.has(node.name)) context.report({ node, message: `Not a noun: ${node.name}` });
  };
  const variable = ({ id }) => look(id);
  const fn = ({ id, params }) => look(id, ...params);
  return {
    VariableDeclarator: variable,
    FunctionDeclaration: fn,
    FunctionExpression: fn,
    ArrowFunctionExpression: fn,
  };
}

export const nounNames = { create };
