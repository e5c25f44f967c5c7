import * as z from 'zod';
import { ID_MAX } from '#/lib/platform/ids.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Direction = 'input' | 'output';

/** The place of shapes that several calls share, in an OpenAPI document. */
const home = '#/components/schemas/';

/**
 * Returns a schema as JSON Schema. Shapes with an id are put into `shared`, once, and referred to from wherever they
 * occur; throws when two shapes have the same id.
 */
export function writeSchema(shared: Record<string, JsonSchema>, schema: z.ZodType, direction: Direction): JsonSchema {
  const override = ({ jsonSchema }: { jsonSchema: JsonSchema }) => tidy(jsonSchema, direction);
  const document = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any', override });
  const { $schema: _, $defs = {}, ...shape } = atHome(document);
  for (const [id, definition] of Object.entries($defs)) {
    const { id: __, ...component } = definition as JsonSchema & { id?: string };
    const existing = shared[id];
    if (existing && JSON.stringify(existing) !== JSON.stringify(component))
      throw new Error(`Two shapes are called ${id}.`);
    shared[id] = component;
  }
  return shape;
}

function atHome(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', `"$ref":"${home}`));
}

/** Removes keywords that mean nothing to a reader, and lists the fields of a record whose names are known. */
function tidy(schema: JsonSchema, direction: Direction): void {
  // An answer always has the fields that have a default.
  if (direction === 'output') delete schema.default;
  // Answers may gain fields, and unknown ones of a request are ignored.
  if (schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // Formats with a name say the same in a word, and the names of fields are always text.
  if (schema.format && schema.format !== 'email') delete schema.pattern;
  if (schema.propertyNames && Object.keys(schema.propertyNames).join() === 'type') delete schema.propertyNames;
  // The largest number of the database is no news.
  if (schema.maximum === Number.MAX_SAFE_INTEGER || schema.maximum === ID_MAX) delete schema.maximum;
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames !== 'object' || !propertyNames.enum || typeof additionalProperties !== 'object') return;
  schema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), { ...additionalProperties }]));
  delete schema.propertyNames;
  delete schema.additionalProperties;
}
