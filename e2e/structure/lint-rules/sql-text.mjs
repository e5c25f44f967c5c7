// A rule for oxlint: a statement must be text that the code fixes before any request. Values are parameters.

/** SQL keywords, which are written in capitals here. */
const SQL =
  /\b(SELECT|FROM|WHERE|JOIN|VALUES|UNION|EXISTS|IS NULL|IS NOT NULL|IS DISTINCT|CASE|THEN|AND|OR|LIKE|ANY|ORDER BY|GROUP BY|LIMIT|INSERT INTO|DELETE FROM|UPDATE \w+ SET|ON CONFLICT|COLLATE|BETWEEN)\b/;
/** Calls whose first argument is a statement. */
const RUNS = /^(query|\$queryRawUnsafe|\$executeRawUnsafe|raw)$/;

const unwrap = (node) =>
  /^(TS(As|Satisfies|NonNull)|Chain|Parenthesized)/.test(node.type) ? unwrap(node.expression) : node;

const nameOf = (fn) => fn.id?.name ?? fn.parent.id?.name ?? fn.parent.key?.name;

function create(context) {
  const variableOf = (identifier) => {
    for (let scope = context.sourceCode.getScope(identifier); scope; scope = scope.upper) {
      const variable = scope.set.get(identifier.name);
      if (variable) return variable;
    }
    return undefined;
  };

  /** Returns the members of a literal type, or of a type that this file declares. */
  const membersOf = (type) => {
    if (type?.type === 'TSTypeLiteral') return type.members;
    const declaration = context.sourceCode.ast.body
      .map((statement) => statement.declaration ?? statement)
      .find(({ id }) => id && id.name === type?.typeName?.name);
    return declaration?.body?.body ?? [];
  };

  /**
   * Returns whether a type can't contain a request's value: literals, unions and objects of them, and texts like
   * `$${number}`.
   */
  const isFixedType = (type) => {
    switch (type?.type) {
      case 'TSLiteralType':
        return true;
      case 'TSUnionType':
        return type.types.every(isFixedType);
      case 'TSTemplateLiteralType':
        return type.types.every((part) => part.type === 'TSNumberKeyword' || isFixedType(part));
      case 'TSTypeLiteral':
      case 'TSTypeReference': {
        const members = membersOf(type);
        return members.length > 0 && members.every((member) => isFixedType(member.typeAnnotation?.typeAnnotation));
      }
      default:
        return false;
    }
  };

  /** Returns the declared type of a parameter, or of its part with this name. */
  const typeOf = (parameter, name) => {
    const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    const type = target.typeAnnotation?.typeAnnotation;
    if (target.type !== 'ObjectPattern') return type;
    const property = target.properties.find(({ value }) => (value?.left ?? value)?.name === name);
    return membersOf(type).find(({ key }) => key?.name === property?.key.name)?.typeAnnotation?.typeAnnotation;
  };

  /** Returns the calls of a function that only its own file can call; null for any other function. */
  const callsOf = (fn) => {
    const declaration =
      fn.type === 'FunctionDeclaration' ? fn : fn.parent.type === 'VariableDeclarator' ? fn.parent : null;
    if (!declaration || (fn === declaration ? fn : declaration.parent).parent.type.startsWith('Export')) return null;
    const uses = variableOf(declaration.id)?.references.filter(({ init }) => !init) ?? [];
    const calls = uses.map(({ identifier }) => identifier.parent);
    return calls.every((call, at) => call.type === 'CallExpression' && call.callee === uses[at].identifier)
      ? calls
      : null;
  };

  const isFixedParameter = (fn, name) => {
    const at = fn.params.findIndex(({ range: [start, end] }) => start <= name.range[0] && name.range[1] <= end);
    if (isFixedType(typeOf(fn.params[at], name.name))) return true;
    // Calls of functions with these names are checked themselves.
    if (at === 0 && RUNS.test(nameOf(fn))) return true;
    const { callee } = fn.parent.type === 'CallExpression' ? fn.parent : {};
    if (callee) return /^(map|flatMap|filter)$/.test(callee.property?.name) && isFixed(callee.object);
    return callsOf(fn)?.every(({ arguments: args }) => !args[at] || isFixed(args[at])) ?? false;
  };

  const isFixedName = (identifier) => {
    const [definition] = variableOf(identifier)?.defs ?? [];
    if (!definition) return identifier.name === 'Object' || identifier.name === 'undefined';
    if (definition.type === 'ImportBinding' || definition.type === 'FunctionName') return true;
    if (definition.type === 'Parameter') return isFixedParameter(definition.node, definition.name);
    const { init, id } = definition.node;
    if (definition.type !== 'Variable' || definition.parent.kind !== 'const' || !init) return false;
    const isOfModule = /^(Program|ExportNamedDeclaration)$/.test(definition.parent.parent.type);
    return isOfModule || (id.type === 'Identifier' && isFixed(init));
  };

  const isFixed = (wrapped) => {
    const node = unwrap(wrapped);
    switch (node.type) {
      case 'Literal':
        return true;
      case 'Identifier':
        return isFixedName(node);
      case 'TemplateLiteral':
        return node.expressions.every(isFixed);
      case 'TaggedTemplateExpression':
        return true;
      case 'BinaryExpression':
      case 'LogicalExpression':
        return isFixed(node.left) && isFixed(node.right);
      case 'ConditionalExpression':
        return isFixed(node.consequent) && isFixed(node.alternate);
      case 'MemberExpression':
        return isFixed(node.object);
      case 'ArrayExpression':
        return node.elements.every(isFixed);
      case 'ObjectExpression':
        return node.properties.every((property) => property.value && isFixed(property.value));
      case 'ArrowFunctionExpression':
        return node.body.type === 'BlockStatement' || isFixed(node.body);
      case 'CallExpression':
        return isFixed(node.callee) && node.arguments.every(isFixed);
      default:
        return false;
    }
  };

  const look = (expressions) => {
    for (const expression of expressions)
      if (!isFixed(expression))
        context.report({
          node: expression,
          message: `Not fixed before any request: ${context.sourceCode.getText(expression)}`,
        });
  };

  /** Returns the statement in a call's first argument: the whole argument, or the text of a configuration. */
  const statementsIn = (wrapped) => {
    const argument = unwrap(wrapped);
    const [definition] = argument.type === 'Identifier' ? (variableOf(argument)?.defs ?? []) : [];
    const { properties } = definition?.node.init?.type === 'ObjectExpression' ? definition.node.init : argument;
    if (!properties) return [argument];
    return properties.flatMap((property) => {
      if (property.type === 'SpreadElement') return [property.argument];
      return property.key.name === 'text' ? [property.value] : [];
    });
  };

  return {
    TemplateLiteral(node) {
      if (node.parent.type === 'TaggedTemplateExpression') return;
      if (SQL.test(node.quasis.map(({ value }) => value.cooked ?? '').join(' '))) look(node.expressions);
    },
    BinaryExpression({ operator, left, right }) {
      const parts = [left, right];
      if (operator === '+' && parts.some(({ type, value }) => type === 'Literal' && SQL.test(String(value))))
        look(parts);
    },
    CallExpression({ callee, arguments: [statement] }) {
      if (statement && RUNS.test(callee.property?.name ?? callee.name)) look(statementsIn(statement));
    },
  };
}

export const sqlText = { create };
